import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Narrows down which venues are listed: by status, country and city, and how many at a time. Every choice acts at once.',
  avoid: 'Words, order and warnings belong into the FindBar below it.',
  anatomy: [
    ['Fold', 'Phones only: one line that tells what is chosen and opens the rest.'],
    ['Status, country, city', 'Three Selects. The cities are those of the chosen country.'],
    ['Results', 'How many venues a page of the list holds.'],
    ['Clear', 'Quiet: back to what is listed without any filter.'],
    ['Apply', 'Changes nothing; it leads on to the results, by keyboard above all.'],
  ],
  states: [
    ['No country', 'The city is disabled and says “Select a country first”.'],
    ['Country chosen', 'Its cities can be chosen. Another country lets go of the city.'],
    [
      'Phone',
      'Folded into one line that tells what is chosen; unfolded, two beside two. Apply folds them again.',
    ],
    ['Tablet and up', 'One row; the buttons join it where there is room.'],
  ],
  keyboard: [
    [
      'Tab',
      'On a phone first the fold. From Select to Select; a disabled city is passed over. Then Clear and Apply.',
    ],
    ['Enter, Space', 'Open a list, choose from it, press a button.'],
    ['Arrows, Home, End', 'Move in an open list.'],
    ['Escape', 'Closes the list and changes nothing.'],
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
