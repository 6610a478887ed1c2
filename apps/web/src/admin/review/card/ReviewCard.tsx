import { suggestedFixOf, type VenueReviewItem } from '@campetto/contract';
import { VenueCard, VenueRow } from '@campetto/ui';
import { memo } from 'react';
import { presentVenue } from '../../../venue-client/list/presentVenue.ts';
import type { ListView } from '../list/useListView.ts';
import type { CardEvent } from './useCardEvents.ts';
import type { CardTexts } from './useCardTexts.ts';

interface ReviewCardProps {
  view: ListView;
  item: VenueReviewItem;
  texts: CardTexts;
  mediaBase: string;
  pending: boolean;
  active: boolean;
  checked: boolean;
  /** How many venues are likely the same. */
  duplicates: number;
  /** Stable, as `register` is: a memoized card does not render again. */
  onEvent: (item: VenueReviewItem, event: CardEvent) => void;
  register: (folderPath: string, card: HTMLElement | null) => void;
}

/** A venue as a card or a row with its texts, failed checks and the actions that its status offers (spec §2.12). */
export const ReviewCard = memo(function ReviewCard({
  view,
  item,
  texts,
  ...card
}: ReviewCardProps) {
  const { imageUrl, sports, rating, totalRatings, ...venue } = presentVenue(item, card.mediaBase);
  const name = venue.name ?? texts.labels.noName;
  const onEvent = (event: CardEvent) => card.onEvent(item, event);
  const Item = view === 'rows' ? VenueRow : VenueCard;
  return (
    <Item
      {...venue}
      ref={(element) => card.register(item.folderPath, element)}
      source={venue.source && texts.source(venue.source)}
      labels={texts.labels}
      image={imageUrl === undefined ? undefined : { url: imageUrl, alt: '' }}
      court={sports[0]}
      sports={sports.map((sport) => texts.sports[sport])}
      rating={rating === undefined ? undefined : texts.rating(rating, totalRatings)}
      checks={item.checks.map((check) => {
        const { text, why } = texts.check(check, venue.name);
        const fix = suggestedFixOf(check, item);
        return {
          id: check,
          text,
          explanation: why,
          fix: fix && { label: texts.fix, onAction: () => onEvent({ type: 'fix', fix }) },
        };
      })}
      decision={texts.decision(item)}
      actions={texts.actions(item.status, name)}
      pending={card.pending}
      onAction={(action) => onEvent({ type: 'action', action })}
      extra={texts.extra(name, card.duplicates)}
      onExtra={(extra) => onEvent({ type: 'extra', extra })}
      selection={{
        checked: card.checked,
        label: texts.select(name),
        onChange: (checked, { range }) => onEvent({ type: 'select', checked, range }),
      }}
      active={card.active}
    />
  );
});
