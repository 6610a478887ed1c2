import type { VenueReviewItem } from '@campetto/contract';
import { VenueCard, VenueRow } from '@campetto/ui';
import { memo } from 'react';
import type { ListView } from '../list/useListView.ts';
import type { CardEvent } from './useCardEvents.ts';
import type { CardTexts } from './useCardTexts.ts';
import { venueCardProps } from './venueCardProps.ts';
import { venueNotice } from './venueNotice.ts';

interface ReviewCardProps {
  view: Exclude<ListView, 'focus'>;
  item: VenueReviewItem;
  texts: CardTexts;
  mediaBase: string;
  pending: boolean;
  active: boolean;
  checked: boolean;
  /** How many venues are likely the same. */
  duplicates: number;
  /** There is an unsaved edit of it. */
  edited: boolean;
  /** Who else has it at hand. */
  other: string | undefined;
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
  const onEvent = (event: CardEvent) => card.onEvent(item, event);
  const venue = venueCardProps(item, texts, card.mediaBase, card.duplicates, onEvent);
  const Item = view === 'rows' ? VenueRow : VenueCard;
  return (
    <Item
      {...venue}
      ref={(element) => card.register(item.folderPath, element)}
      actions={texts.actions(item.status, venue.name ?? texts.labels.noName)}
      pending={card.pending}
      onAction={(action) => onEvent({ type: 'action', action })}
      selection={{
        checked: card.checked,
        label: texts.select(venue.name ?? texts.labels.noName),
        onChange: (checked, { range }) => onEvent({ type: 'select', checked, range }),
      }}
      notice={venueNotice(
        card.edited && texts.edited,
        card.other !== undefined && texts.other(card.other),
      )}
      active={card.active}
    />
  );
});
