import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { venueCopy } from '../../sample-copy/venue.ts';
import { VenueGrid } from './VenueGrid.tsx';

const { empty, grid } = venueCopy({});
const action = { label: empty.clear, onAction: () => {} };

/** Draws the first rule; the other is about keys. */
export const drawings: readonly Drawing[] = [
  miniatures(
    pair(
      VenueGrid,
      { labels: grid, pending: false, empty: { ...empty, action }, children: null },
      { empty: { title: 'No results', hint: '', action: { ...action, label: 'OK' } } },
    ),
  ),
];
