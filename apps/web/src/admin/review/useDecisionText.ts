import type { VenueReviewItem } from '@campetto/contract';
import type { VenueCardDecision } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useReasonTexts } from '../useReasonTexts.ts';

/** How the last decision on a venue came about, in a line; nothing for one that is pending. */
export function useDecisionText(): (item: VenueReviewItem) => VenueCardDecision | undefined {
  const { t, i18n } = useLingui();
  const reasons = useReasonTexts();
  return useMemo(() => {
    function reasonOf({ decision }: VenueReviewItem): string | undefined {
      if (decision?.duplicateOf) return t`duplicate of ${decision.duplicateOf.name}`;
      return decision?.reason ? reasons[decision.reason].toLowerCase() : undefined;
    }
    return (item) => {
      if (!item.decision) return undefined;
      const date = i18n.date(new Date(item.decision.at), { dateStyle: 'medium' });
      const person = item.decision.by ?? t`an administrator`;
      const reason = reasonOf(item);
      const decided =
        item.status === 'approved'
          ? t`Approved on ${date} by ${person}`
          : t`Discarded on ${date} by ${person}`;
      return {
        text: reason === undefined ? decided : `${decided}: ${reason}`,
        note: item.decision.note ?? undefined,
      };
    };
  }, [t, i18n, reasons]);
}
