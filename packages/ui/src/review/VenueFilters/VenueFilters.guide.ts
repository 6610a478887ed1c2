import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Filters the listed venues by place, sport, source, failed check and decision, sorts them and sets the page size. Every choice applies at once.',
  avoid: 'Status and search belong in the ReviewToolbar, whose popover contains the filters.',
  anatomy: [
    ['Quick filters', 'QuickFilters, which phones show only here.'],
    ['Country, city', 'Two Selects. The cities are those of the selected country.'],
    ['Sport, source', 'Two Selects.'],
    ['Failed checks', 'A Select: the list of venues that fail one check.'],
    [
      'Reason, decided by',
      'Two Selects, for lists whose venues were discarded or decided on: pass neither options nor labels to hide them.',
    ],
    ['Sort', 'A Select.'],
    ['Results', 'The page size of the list.'],
    [
      'Count',
      'Optional: how many venues are listed with these filters. It stays in sight with the buttons.',
    ],
    ['Clear', 'Resets all filters.'],
    ['Apply', 'Changes nothing; it moves the focus to the results, mainly for keyboard users.'],
  ],
  states: [
    ['No country', 'The city is disabled and shows “Country first”.'],
    ['Country selected', 'Its cities can be selected. Another country resets the city.'],
    ['Narrow', 'As wide as the page on a phone; two per row where they fit.'],
  ],
  keyboard: [
    ['Tab', 'From Select to Select; a disabled city is skipped. Then Clear and Apply.'],
    ['Enter, Space', 'Open a list, select from it, press a button.'],
    ['Arrows, Home, End', 'Move in an open list.'],
    ['Escape', 'Closes the list without a change.'],
  ],
  code: `import { VenueFilters, type VenueFilterValue } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';
import { useState } from 'react';

type Sort = 'newest' | 'name';
type Check = 'noStreet';

const everything: VenueFilterValue<Sort, Check> = {
  country: null,
  city: null,
  sport: null,
  source: null,
  check: null,
  reason: null,
  reviewer: null,
  sort: 'newest',
  limit: 20,
};

export function Filters({ cities, onApply }: { cities: string[]; onApply: () => void }) {
  const [value, setValue] = useState(everything);
  return (
    <VenueFilters
      labels={labels.VenueFilters}
      value={value}
      options={{
        countries: [{ value: 'IT', label: 'Italy' }],
        cities: cities.map((city) => ({ value: city, label: city })),
        sports: [{ value: 'padel', label: 'Padel' }],
        sources: [{ value: 'osm', label: 'OpenStreetMap' }],
        checks: [{ value: 'noStreet', label: 'No street' }],
        sorts: [
          { value: 'newest', label: 'Newest' },
          { value: 'name', label: 'By name' },
        ],
        limits: [20, 50].map((limit) => ({ value: limit, label: String(limit) })),
      }}
      onChange={setValue}
      onApply={onApply}
      onClear={() => setValue(everything)}
    />
  );
}
`,
  rules: [
    {
      do: 'Omit the reasons and reviewers of a list whose venues were not decided.',
      dont: 'Show a Select that has nothing to select.',
    },
  ],
  content: [
    'A label is a singular noun, “Country”; the first option says that nothing is left out: “All countries”, not a dash.',
    'The city asks for what is missing: “Country first”.',
    'Options are called as on the card: a check is “Latitude equals longitude”. Their field takes the whole line, for “Latitudine uguale a longitudine”.',
    'Buttons are verbs, “Apply” and “Clear”. The count is a phrase with both numbers: “Showing 20 venues of 1,314”.',
  ],
  screenReader: [
    'It is a form with a name. A disabled city says what to select first.',
    'The screen announces how many results there are: the filters do not.',
  ],
};
