import { checkVenue, mendOf, type VenueMend, type VenueReviewItem } from '@campetto/contract';
import { type VenueActionId, VenueCard, type VenueExtra } from '@campetto/ui';
import { memo } from 'react';
import { presentVenue } from '../../venues/present.ts';
import type { CardTexts } from './useCardTexts.ts';
import { WARNING_TEXTS } from './warningTexts.ts';

/** What is done on a card. */
export type CardEvent =
  | { type: 'action'; action: VenueActionId }
  | { type: 'extra'; extra: VenueExtra['id'] }
  | { type: 'mend'; mend: VenueMend }
  | { type: 'select'; checked: boolean; range: boolean };

interface ReviewCardProps {
  item: VenueReviewItem;
  texts: CardTexts;
  mediaBase: string;
  busy: boolean;
  active: boolean;
  checked: boolean;
  /** How many venues are likely the same. */
  twins: number;
  /** The same function for all cards and at every render, as `keep` is. */
  onEvent: (item: VenueReviewItem, event: CardEvent) => void;
  keep: (folderPath: string, card: HTMLElement | null) => void;
}

/** A venue's card with its texts, warnings and the actions that its status offers (spec §2.12). */
export const ReviewCard = memo(function ReviewCard({ item, texts, ...card }: ReviewCardProps) {
  const { imageUrl, sports, rating, totalRatings, ...venue } = presentVenue(item, card.mediaBase);
  const name = venue.name ?? texts.labels.noName;
  const tell = (event: CardEvent) => card.onEvent(item, event);
  return (
    <VenueCard
      {...venue}
      ref={(element) => card.keep(item.folderPath, element)}
      labels={texts.labels}
      image={imageUrl === undefined ? undefined : { url: imageUrl, alt: '' }}
      court={sports[0]}
      sports={sports.map(texts.sport)}
      rating={rating === undefined ? undefined : texts.rating(rating, totalRatings)}
      warnings={checkVenue(item).map((check) => {
        const mend = mendOf(check, item);
        return {
          id: check,
          text: texts.text(WARNING_TEXTS[check].text),
          explanation: texts.text(WARNING_TEXTS[check].why),
          mend: mend && { label: texts.mend, onMend: () => tell({ type: 'mend', mend }) },
        };
      })}
      decision={texts.decision(item)}
      actions={texts.actions(item.status, name)}
      busy={card.busy}
      onAction={(action) => tell({ type: 'action', action })}
      extra={texts.extra(name, card.twins)}
      onExtra={(extra) => tell({ type: 'extra', extra })}
      selection={{
        checked: card.checked,
        label: texts.select(name),
        onChange: (checked, { range }) => tell({ type: 'select', checked, range }),
      }}
      active={card.active}
    />
  );
});
