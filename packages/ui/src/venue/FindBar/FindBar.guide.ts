import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Finds venues among those listed, by words and by what looks wrong with them, and puts them in order.',
  avoid:
    'Which list it is, by status and place, is for VenueFilters. To look up an address use AddressAutocomplete.',
  anatomy: [
    [
      'Search',
      'A field with a magnifying glass. While it is empty its key stands at the end, where there is a mouse; a cross once there are words.',
    ],
    ['Sort by', 'A Select.'],
    [
      'Warnings',
      'A Select. Open, each warning tells how many venues it flags; closed, there is no room for that.',
    ],
    ['End', 'SavedViews, and buttons for what else belongs to the list.'],
  ],
  states: [
    ['Empty', 'Lists all, with a placeholder that says what can be searched for.'],
    ['With words', 'Told at every key; wait until the typing ends before you search.'],
    ['Phone', 'The words above, the two choices side by side where they fit.'],
    ['Tablet', 'The words above, everything else in a row below.'],
    ['Desk', 'All in one row.'],
  ],
  keyboard: [
    ['Tab', 'Search, its cross, Sort by, Warnings, then what stands at the end.'],
    [
      'Enter',
      'In the search field: searches at once. On the cross: empties the field, which keeps the focus.',
    ],
    ['Arrows, Home, End', 'Move in an open list; Enter chooses.'],
    ['Escape', 'Closes an open list.'],
  ],
  code: `import { FindBar, type FindValue } from '@campetto/ui';
import { useState } from 'react';

type Sort = 'newest' | 'name';
type Check = 'noStreet';

export function Find({ onSearch }: { onSearch: (value: FindValue<Sort, Check>) => void }) {
  const [value, setValue] = useState<FindValue<Sort, Check>>({ q: '', sort: 'newest', check: null });
  return (
    <FindBar
      labels={{
        region: 'Find venues',
        search: 'Search',
        placeholder: 'Name, city or street',
        clearSearch: 'Clear the search',
        sort: 'Sort by',
        check: 'Warnings',
        noCheck: 'Show all',
      }}
      value={value}
      options={{
        sorts: [
          { value: 'newest', label: 'Newest' },
          { value: 'name', label: 'Name, A to Z' },
        ],
        checks: [{ value: 'noStreet', label: 'No street', count: '97' }],
      }}
      shortcut="/"
      onChange={setValue}
      onSubmit={() => onSearch(value)}
    />
  );
}
`,
  rules: [
    {
      do: 'Pass a shortcut where the screen listens for that key, and move the focus by searchRef.',
      dont: 'Show a key that does nothing: the bar tells of it but does not listen.',
    },
  ],
};
