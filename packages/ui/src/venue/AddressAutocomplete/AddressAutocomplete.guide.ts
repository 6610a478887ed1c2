import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Finds an address while one types, and hands over the one that was chosen.',
  avoid:
    'One of a few known values is a Select. Words that search a list of venues belong into a FindBar.',
  anatomy: [
    ['Field', 'With a magnifying glass, and a cross while there are words in it.'],
    [
      'List',
      'Opens right below, at most 15 rem high; part of a fifth result shows that there is more.',
    ],
    ['Result', 'Street and number, or the name of a place; the town below it, quieter.'],
    ['Attribution', 'Whose data it is, under the results: their licence asks for it.'],
    ['Hint and error', 'Below the field, tied to it.'],
  ],
  states: [
    ['Idle', 'Too little to search for: nothing opens.'],
    ['Searching', 'The ball bounces in the list’s place.'],
    ['Results', 'Their number is read out. The one under the arrow keys or the pointer is tinted.'],
    ['Nothing found', 'Says what else can be done.'],
    ['Disabled', 'Read only: what was typed can still be copied.'],
  ],
  keyboard: [
    ['Typing', 'Opens the list for new results; none is chosen beforehand.'],
    ['Down, Up', 'Move through the results, and round; they open a closed list again.'],
    ['Left, Right, Home, End', 'Move the text cursor; no result is at hand any more.'],
    [
      'Enter',
      'Takes the result at hand; without one it closes the list. Never sends the form around the field.',
    ],
    ['Escape', 'Closes the list; once more empties the field.'],
    ['Tab', 'Leaves, and chooses nothing.'],
  ],
  code: `import { AddressAutocomplete, type AddressResult, type AddressSearch } from '@campetto/ui';
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
      labels={{
        label: 'Search address',
        placeholder: 'Street, number, city',
        clear: 'Clear the search',
        results: 'Addresses found',
        loading: 'Searching…',
        empty: 'No address found. Try with street and city.',
        attribution: '© OpenStreetMap contributors',
      }}
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
      do: 'Wait until the typing pauses, ask from three characters on, and drop answers that come too late.',
      dont: 'Ask the service at every key: most forbid it, and the list would flicker.',
    },
    {
      do: 'Show what was chosen in a SelectedAddress and empty the field.',
      dont: 'Leave the chosen address in the field, where it looks like a search still to come.',
    },
  ],
};
