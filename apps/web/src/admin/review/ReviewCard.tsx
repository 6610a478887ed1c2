import { cardActions, type VenueReviewItem } from '@campetto/contract';
import { VenueCard, type VenueCardProps } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useAppConfig } from '../../config/AppConfig.tsx';
import { presentVenue } from '../../venues/present.ts';
import { useSportNames } from './useSportNames.ts';

interface ReviewCardProps {
  item: VenueReviewItem;
  busy: boolean;
  onAction: (item: VenueReviewItem, action: VenueCardProps['actions'][number]['id']) => void;
  ref?: Ref<HTMLElement>;
}

/** A venue's card with its texts and the actions that its status offers (spec §2.12). */
export function ReviewCard({ item, busy, onAction, ref }: ReviewCardProps) {
  const { t, i18n } = useLingui();
  const { mediaBase } = useAppConfig();
  const sportName = useSportNames();
  const { name, imageUrl, sports, rating, totalRatings, ...venue } = presentVenue(item, mediaBase);
  const shownName = name ?? t`Unnamed venue`;
  const actionTexts = {
    approve: { label: t`Approve`, accessibleLabel: t`Approve ${shownName}` },
    edit: { label: t`Edit`, accessibleLabel: t`Edit ${shownName}` },
    discard: { label: t`Discard`, accessibleLabel: t`Discard ${shownName}` },
    restore: { label: t`Restore`, accessibleLabel: t`Restore ${shownName}` },
  };
  return (
    <VenueCard
      {...venue}
      ref={ref}
      labels={{
        address: t`Address`,
        phone: t`Phone`,
        website: t`Website`,
        sports: t`Sports`,
        source: t`Source`,
        lastUpdated: t`Last updated`,
        noName: t`Unnamed venue`,
        noImage: t`No image`,
        noAddress: t`No address`,
        noCoordinates: t`No coordinates`,
        noPhone: t`No phone`,
        noWebsite: t`No website`,
        noSports: t`No sports`,
        notRated: t`Not rated yet`,
        noSource: t`No source`,
        noDate: t`No date`,
        opensInNewTab: t`opens in a new tab`,
        unusableWebsite: t`This is not a web address that can be opened.`,
      }}
      name={name}
      image={imageUrl === undefined ? undefined : { url: imageUrl, alt: '' }}
      court={sports[0]}
      sports={sports.map(sportName)}
      rating={rating === undefined ? undefined : ratingTexts(rating, totalRatings)}
      actions={cardActions(item.status).map((id) => ({ id, ...actionTexts[id] }))}
      busy={busy}
      onAction={(action) => onAction(item, action)}
    />
  );

  function ratingTexts(value: number, total: number | undefined): VenueCardProps['rating'] {
    const shown = i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const count = total === undefined ? undefined : i18n.number(total);
    return {
      value: shown,
      outOf: i18n.number(5),
      total: count,
      label:
        count === undefined
          ? t`Rated ${shown} out of 5`
          : t`Rated ${shown} out of 5, ratings: ${count}`,
    };
  }
}
