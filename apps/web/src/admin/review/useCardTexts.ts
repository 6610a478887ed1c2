import { cardActions, type VenueReviewItem, type VenueStatus } from '@campetto/contract';
import type { VenueAction, VenueCardLabels, VenueCardProps } from '@campetto/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useDecisionText } from './useDecisionText.ts';
import { useSportNames } from './useSportNames.ts';

/** The texts of all cards, made once for each language: hundreds of cards share them. */
export function useCardTexts() {
  const { t, i18n } = useLingui();
  const sportName = useSportNames();
  const decisionText = useDecisionText();
  return useMemo(() => {
    const labels: VenueCardLabels = {
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
      warnings: t`Warnings`,
    };

    function actions(status: VenueStatus, name: string): VenueAction[] {
      const texts = {
        approve: { label: t`Approve`, accessibleLabel: t`Approve ${name}` },
        edit: { label: t`Edit`, accessibleLabel: t`Edit ${name}` },
        discard: { label: t`Discard`, accessibleLabel: t`Discard ${name}` },
        restore: { label: t`Restore`, accessibleLabel: t`Restore ${name}` },
      };
      return cardActions(status).map((id) => ({ id, ...texts[id] }));
    }

    function rating(value: number, total: number | undefined): VenueCardProps['rating'] {
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

    function extra(name: string, twins: number): VenueCardProps['extra'] {
      const count = i18n.number(twins);
      const history = {
        id: 'history' as const,
        label: t`History`,
        accessibleLabel: t`History of ${name}`,
      };
      if (twins === 0) return [history];
      const label = t`Possible duplicates: ${count}`;
      return [{ id: 'twins', label, accessibleLabel: `${label} (${name})` }, history];
    }

    return {
      labels,
      actions,
      rating,
      extra,
      select: (name: string) => t`Select ${name}`,
      decision: (item: VenueReviewItem) => decisionText(item),
      mend: t`Mend and edit`,
      text: (message: MessageDescriptor) => i18n._(message),
      sport: sportName,
    };
  }, [t, i18n, sportName, decisionText]);
}

export type CardTexts = ReturnType<typeof useCardTexts>;
