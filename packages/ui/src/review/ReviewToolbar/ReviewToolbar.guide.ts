import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'One line that stays above the list: which status, words and filters it shows, and how.',
  avoid:
    'Actions on the whole list belong in the ReviewHeader. To search an address use AddressAutocomplete.',
  anatomy: [
    [
      'Status',
      'A SegmentedControl with the number of venues in each status; on phones above the filters.',
    ],
    [
      'Search',
      'A field with a magnifying glass. While it is empty its shortcut is shown at the end on devices with a mouse, except in narrow windows; with text, a clear button.',
    ],
    ['Filters', 'Opens VenueFilters in a popover, and counts the active ones.'],
    [
      'View',
      'On phones only, above the filters: how the list is shown. Elsewhere the ReviewHeader has it.',
    ],
    [
      'Quick filters',
      'QuickFilters at the end of the line, on wide screens only: on others they are in the popover.',
    ],
    [
      'Active filters',
      'Chips on a line below, each a button that removes its filter. One that a quick filter shows too is left out beside it.',
    ],
  ],
  states: [
    ['Empty', 'Lists all, with a placeholder that names what can be searched.'],
    ['With text', 'Reported at every key; wait until the typing pauses before you search.'],
    ['Filtered', 'Chips below the line, and their number on the button.'],
    [
      'Scrolled',
      'The line stays at the top of the window, below the status of an AdminShell, unless the window is low.',
    ],
    ['Phone', 'Search and filters only; the status and the view are among the filters.'],
  ],
  keyboard: [
    ['Tab', 'Status, search, its clear button, Filters, then the quick filters and the chips.'],
    [
      'Enter',
      'In the search field: searches at once. On the clear button: empties the field, which gets the focus.',
    ],
    [
      'Escape',
      'Closes the filters. In the search field: empties it; in the empty one the focus goes to the list.',
    ],
  ],
  code: `import { ReviewToolbar, SegmentedControl } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';
import { type ReactNode, useState } from 'react';

export function Toolbar({ filters, onSearch }: { filters: ReactNode; onSearch: (q: string) => void }) {
  const [q, setQ] = useState('');
  const [status, setStatus] = useState<'pending' | 'approved'>('pending');
  const [filtersOpen, setFiltersOpen] = useState(false);
  return (
    <ReviewToolbar
      labels={labels.ReviewToolbar}
      status={
        <SegmentedControl
          label="Status"
          options={[
            { value: 'pending', label: 'Pending' },
            { value: 'approved', label: 'Approved' },
          ]}
          value={status}
          onValueChange={setStatus}
        />
      }
      q={q}
      onSearch={setQ}
      onSubmit={() => onSearch(q)}
      shortcut="/"
      active={[]}
      filters={filters}
      filtersOpen={filtersOpen}
      onFiltersOpen={setFiltersOpen}
    />
  );
}
`,
  rules: [
    {
      do: 'Pass a shortcut if the screen handles that key, and move the focus by searchRef.',
      dont: 'Show a key that does nothing: the toolbar displays it but does not handle it.',
    },
  ],
  content: [
    'The placeholder lists what can be searched, as nouns: “Name, place, phone, website”, not “Search…”.',
    'The label of the field is not visible, but read: “Search”. The region is named by the task: “Find venues”.',
    'A chip is the chosen option, “Italy”; it is read as what it does: “Remove the filter Italy”.',
    'The button of the filters is a noun, “Filters”. Their number is added to it: do not put it into the label.',
  ],
  screenReader: [
    'It is a form with a name. Each active filter is a button named by what it removes.',
  ],
};
