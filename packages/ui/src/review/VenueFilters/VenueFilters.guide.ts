import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Filters the listed venues by status, country and city, and sets the page size. Every choice applies at once.',
  avoid: 'Search, sort order and checks belong in the SearchBar below it.',
  anatomy: [
    ['Fold', 'Phones only: one line that shows the selection and opens the rest.'],
    ['Status, country, city', 'Three Selects. The cities are those of the selected country.'],
    ['Results', 'The page size of the list.'],
    ['Clear', 'Quiet: resets all filters.'],
    ['Apply', 'Changes nothing; it moves the focus to the results, mainly for keyboard users.'],
  ],
  states: [
    ['No country', 'The city is disabled and shows “Select a country first”.'],
    ['Country selected', 'Its cities can be selected. Another country resets the city.'],
    [
      'Phone',
      'Folded into one line that shows the selection; unfolded, two per row. Apply folds them again.',
    ],
    ['Tablet and up', 'One row; the buttons join it where there is room.'],
  ],
  keyboard: [
    [
      'Tab',
      'On a phone first the fold. From Select to Select; a disabled city is skipped. Then Clear and Apply.',
    ],
    ['Enter, Space', 'Open a list, select from it, press a button.'],
    ['Arrows, Home, End', 'Move in an open list.'],
    ['Escape', 'Closes the list without a change.'],
  ],
  code: `import { VenueFilters, type VenueFilterValue } from '@campetto/ui';
import { useState } from 'react';

type Status = 'pending' | 'approved' | 'discarded';

const everything: VenueFilterValue<Status> = {
  status: 'pending',
  country: null,
  city: null,
  limit: 20,
};

export function Filters({ cities, onApply }: { cities: string[]; onApply: () => void }) {
  const [value, setValue] = useState(everything);
  return (
    <VenueFilters
      labels={{
        region: 'Filters',
        status: 'Status',
        country: 'Country',
        city: 'City',
        limit: 'Results',
        allCountries: 'All countries',
        allCities: 'All cities',
        selectCountryFirst: 'Select a country first',
        apply: 'Apply',
        clear: 'Clear',
      }}
      value={value}
      options={{
        statuses: [
          { value: 'pending', label: 'Pending' },
          { value: 'approved', label: 'Approved' },
          { value: 'discarded', label: 'Discarded' },
        ],
        countries: [{ value: 'IT', label: 'Italy' }],
        cities: cities.map((city) => ({ value: city, label: city })),
        limits: [20, 50].map((limit) => ({ value: limit, label: String(limit) })),
      }}
      onChange={setValue}
      onApply={onApply}
      onClear={() => setValue(everything)}
    />
  );
}
`,
};
