import { useState } from 'react';
import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { addVenueCopy, FOUND_ADDRESS } from '../../sample-copy/addVenue.ts';
import { SelectedAddress } from '../SelectedAddress/index.ts';
import { AddressAutocomplete } from './AddressAutocomplete.tsx';

const { search, selected } = addVenueCopy({});

function Search({ typed }: { typed: string }) {
  const [query, setQuery] = useState(typed);
  return (
    <AddressAutocomplete
      labels={search.labels}
      inputValue={query}
      onInputValueChange={setQuery}
      search={{ status: 'idle' }}
      onChoose={() => {}}
    />
  );
}

/** Shows the first rule; the other is about requests. */
export const examples: readonly Example[] = [
  {
    do: (
      <Stack>
        <Search typed="" />
        <SelectedAddress
          labels={selected}
          address={FOUND_ADDRESS.formattedAddress}
          onClear={() => {}}
        />
      </Stack>
    ),
    dont: <Search typed={FOUND_ADDRESS.formattedAddress} />,
  },
];
