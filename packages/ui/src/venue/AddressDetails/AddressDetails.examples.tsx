import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { addVenueCopy, FOUND_ADDRESS } from '../../sample-copy/addVenue.ts';
import { AddressDetails } from './AddressDetails.tsx';

const { street: _, ...unchanged } = FOUND_ADDRESS;

/** The street was corrected. */
export const examples: readonly Example[] = [
  miniatures(
    pair(
      AddressDetails,
      {
        labels: addVenueCopy({}).details,
        open: true,
        onOpenChange: () => {},
        value: { ...unchanged, street: 'Via Romolo Bonomi' },
        onChange: () => {},
        autofilled: new Set(Object.keys(unchanged) as (keyof typeof unchanged)[]),
      },
      { autofilled: new Set(Object.keys(FOUND_ADDRESS) as (keyof typeof FOUND_ADDRESS)[]) },
    ),
  ),
];
