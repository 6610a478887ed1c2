import { suggestedFixOf, type VenueReviewItem } from '@campetto/contract';
import type { VenueCheck, VenueExtra } from '@campetto/ui';
import { presentVenue } from '../../../venue-client/list/presentVenue.ts';
import { venueLink } from '../../links/listLink.ts';
import type { CardEvent } from './useCardEvents.ts';
import type { CardTexts } from './useCardTexts.ts';

/** What card, row and inspector all show of a venue, with `duplicates` as the number of venues likely the same. */
export function venueCardProps(
  item: VenueReviewItem,
  texts: CardTexts,
  mediaBase: string,
  duplicates: number,
  onEvent: (event: CardEvent) => void,
) {
  const setAside = texts.setAside(item);
  const { change, requeue } = texts.setAsideActions;
  const { pictureUrl, sports, rating, totalRatings, ...venue } = presentVenue(
    item,
    mediaBase,
    texts,
  );
  return {
    ...venue,
    labels: texts.labels,
    source: venue.source && texts.source(venue.source),
    picture: pictureUrl === undefined ? undefined : { url: pictureUrl, alt: '' },
    court: sports[0],
    sports: sports.map((sport) => texts.sports[sport]),
    rating: rating === undefined ? undefined : texts.rating(rating, totalRatings),
    checks: [
      ...discardedChecks(item, texts, onEvent),
      ...item.checks.map((check) => {
        const { text, why } = texts.check(check, venue.name);
        const fix = suggestedFixOf(check, item);
        return {
          id: check,
          text,
          explanation: why,
          fix: fix && { label: texts.fix, onAction: () => onEvent({ type: 'fix', fix }) },
        };
      }),
    ],
    decision: texts.decision(item),
    setAside: setAside && {
      ...setAside,
      change: { label: change, onAction: () => onEvent({ type: 'extra', extra: 'setAside' }) },
      requeue: { label: requeue, onAction: () => onEvent({ type: 'requeue' }) },
    },
    extra: texts.extra(item, venue.name ?? texts.labels.noName, duplicates),
    onExtra: (extra: VenueExtra['id']) => onEvent({ type: 'extra', extra }),
  };
}

/** That a pending venue looks like a discarded one, shown like a failed check and before those. */
function discardedChecks(
  { status, discardedDuplicate }: VenueReviewItem,
  texts: CardTexts,
  onEvent: (event: CardEvent) => void,
): VenueCheck[] {
  if (status !== 'pending' || !discardedDuplicate) return [];
  const { text, explanation, show } = texts.discarded(discardedDuplicate);
  const href = venueLink(discardedDuplicate.name, 'discarded');
  return [
    {
      id: 'discardedDuplicate',
      text,
      explanation,
      fix: href ? { label: show, onAction: () => onEvent({ type: 'link', href }) } : undefined,
    },
  ];
}
