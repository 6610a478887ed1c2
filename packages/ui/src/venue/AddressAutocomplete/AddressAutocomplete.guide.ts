import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Searches addresses while the user types, and returns the selected one.',
  avoid:
    'One of a few known values is a Select. A search in a list of venues is in a ReviewToolbar.',
  anatomy: [
    ['Field', 'With a magnifying glass, and a clear button while it contains text.'],
    [
      'List',
      'Opens directly below, at most 15 rem high; a part of the fifth result shows that there is more.',
    ],
    ['Result', 'Street and number, or the name of a place; the town below it, quieter.'],
    ['Attribution', 'The source of the data, below the results: its licence requires it.'],
    ['Hint and error', 'Below the field, associated with it.'],
  ],
  states: [
    ['Idle', 'Too short to search for: nothing opens.'],
    ['Searching', 'A spinner in the list’s place.'],
    ['Results', 'Their number is announced. The active one is tinted.'],
    ['Nothing found', 'Suggests what else can be done.'],
    ['Disabled', 'Read-only: typed text can still be copied.'],
  ],
  keyboard: [
    ['Typing', 'Opens the list for new results; none is active at first.'],
    ['Down, Up', 'Move through the results cyclically; they open a closed list again.'],
    ['Left, Right, Home, End', 'Move the text cursor; no result is active any more.'],
    [
      'Enter',
      'Selects the active result; without one it closes the list, but not while searching: the results are shown when they arrive. Never submits the form around the field.',
    ],
    ['Escape', 'Closes the list; pressed again, it clears the field.'],
    ['Tab', 'Leaves without a selection.'],
  ],
  code: `import { AddressAutocomplete, type AddressResult, type AddressSearch } from '@campetto/ui/venue-forms';
import { labels } from '@campetto/ui/labels/en';
import { useState } from 'react';

interface FindAddress {
  search: AddressSearch;
  onSearch: (words: string) => void;
  onChoose: (address: AddressResult) => void;
}

export function FindAddress({ search, onSearch, onChoose }: FindAddress) {
  const [typed, setTyped] = useState('');
  return (
    <AddressAutocomplete
      labels={labels.AddressAutocomplete}
      inputValue={typed}
      onInputValueChange={(words) => {
        setTyped(words);
        onSearch(words);
      }}
      search={search}
      onChoose={(address) => {
        setTyped('');
        onChoose(address);
      }}
    />
  );
}
`,
  rules: [
    {
      do: 'Show the selection in a SelectedAddress and clear the field.',
      dont: 'Leave the selected address in the field, where it looks like a search in progress.',
    },
    {
      do: 'Wait until the typing pauses, search from three characters on, and ignore late responses.',
      dont: 'Send a request for every key: most services forbid it, and the list would flicker.',
    },
  ],
  content: [
    'The label is a verb and its object, “Search address”; the placeholder lists what to type: “Street, number, city”.',
    'A result has the street and number on its first line, and the town below it; both wrap.',
    'Nothing found says what else can be done: “Try with street and city, or fill in the details yourself.”',
    'The number of results is announced with its own singular, “1 address found”. The attribution is written as its licence requires: “© OpenStreetMap contributors”.',
  ],
  screenReader: [
    'It is a combobox with a list. How many addresses were found, that none was, or that the search failed is announced.',
    'The active option is read while the focus remains in the field.',
  ],
};
