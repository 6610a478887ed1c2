import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { addVenueCopy, FOUND_ADDRESS } from '../../sample-copy/addVenue.ts';
import { SelectedAddress } from './SelectedAddress.tsx';

const coordinates = `${FOUND_ADDRESS.latitude}, ${FOUND_ADDRESS.longitude}`;

export const examples: readonly Example[] = [
  pair(
    SelectedAddress,
    {
      labels: addVenueCopy({}).selected,
      address: FOUND_ADDRESS.formattedAddress,
      detail: coordinates,
      onClear: () => {},
    },
    { address: coordinates, detail: undefined },
  ),
];
