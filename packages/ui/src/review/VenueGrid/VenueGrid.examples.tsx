import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { venueCopy } from '../../sample-copy/venue.ts';
import { VenueGrid } from './VenueGrid.tsx';

const { empty, grid } = venueCopy({});
const action = { label: empty.clear, onAction: () => {} };

/** Shows the first rule; the other is about keys. */
export const examples: readonly Example[] = [
  miniatures(
    pair(
      VenueGrid,
      { labels: grid, pending: false, empty: { ...empty, action }, children: null },
      { empty: { title: 'No results', hint: '', action: { ...action, label: 'OK' } } },
    ),
  ),
];
