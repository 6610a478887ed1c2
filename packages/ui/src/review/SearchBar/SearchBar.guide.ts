import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Searches the listed venues by words and by failed checks, and sorts them.',
  avoid: 'Status and place belong to VenueFilters. To search an address use AddressAutocomplete.',
  anatomy: [
    [
      'Search',
      'A field with a magnifying glass. While it is empty its shortcut is shown at the end on devices with a mouse, except in narrow windows; with text, a clear button.',
    ],
    ['Sort by', 'A Select.'],
    ['Checks', 'A Select: the list of venues that fail one check.'],
    ['End', 'SavedViews, and buttons for the whole list.'],
  ],
  states: [
    ['Empty', 'Lists all, with a placeholder that names what can be searched.'],
    ['With text', 'Reported at every key; wait until the typing pauses before you search.'],
    ['Phone', 'The search above, the two selects side by side where they fit.'],
    ['Tablet', 'The search above, everything else in a row below.'],
    ['Desktop', 'Everything in one row.'],
  ],
  keyboard: [
    ['Tab', 'Search, its clear button, Sort by, Checks, then the controls at the end.'],
    [
      'Enter',
      'In the search field: searches at once. On the clear button: empties the field, which gets the focus.',
    ],
    ['Arrows, Home, End', 'Move in an open list; Enter selects.'],
    ['Escape', 'Closes an open list.'],
  ],
  code: `import { SearchBar, type SearchValue } from '@campetto/ui';
import { useState } from 'react';

type Sort = 'newest' | 'name';
type Check = 'noStreet';

export function Find({ onSearch }: { onSearch: (value: SearchValue<Sort, Check>) => void }) {
  const [value, setValue] = useState<SearchValue<Sort, Check>>({ q: '', sort: 'newest', check: null });
  return (
    <SearchBar
      labels={{
        region: 'Find venues',
        search: 'Search',
        placeholder: 'Name, city or street',
        clearSearch: 'Clear the search',
        sort: 'Sort by',
        check: 'Failed checks',
        noCheck: 'Show all',
      }}
      value={value}
      options={{
        sorts: [
          { value: 'newest', label: 'Newest' },
          { value: 'name', label: 'Name, A to Z' },
        ],
        checks: [{ value: 'noStreet', label: 'No street' }],
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
      do: 'Pass a shortcut if the screen handles that key, and move the focus by searchRef.',
      dont: 'Show a key that does nothing: the bar displays it but does not handle it.',
    },
  ],
};
