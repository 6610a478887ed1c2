import type { VenueExtra } from '../venue/VenueCard/index.ts';
import { reviewCopy } from './review.ts';
import type { Globals } from './translated.ts';

/** Two failed checks, of which the first has a fix. */
export function failedChecks(globals: Globals, onFix = () => {}) {
  const { swapped, swappedWhy, swap, street, streetWhy } = reviewCopy(globals).warnings;
  return [
    {
      id: 'swapped',
      text: swapped,
      explanation: swappedWhy,
      fix: { label: swap, onAction: onFix },
    },
    { id: 'street', text: street, explanation: streetWhy },
  ];
}

/** The further actions of a venue. */
export function extraActions(ids: readonly VenueExtra['id'][], venue: string, globals: Globals) {
  const copy = reviewCopy(globals);
  return ids.map((id) => ({ id, label: copy[id], accessibleLabel: copy.about(copy[id], venue) }));
}
