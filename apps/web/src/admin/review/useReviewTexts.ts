import type { VenueMove, VenueReviewItem, VenueStatus } from '@campetto/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The screen's sentences that depend on the status or on what has just happened. */
export function useReviewTexts() {
  const { t, i18n } = useLingui();
  const nameOf = (item: VenueReviewItem) => item.venue.sportsVenue.name || t`Unnamed venue`;
  return {
    title: (status: VenueStatus): string =>
      ({
        pending: t`Pending venues`,
        approved: t`Approved venues`,
        discarded: t`Discarded venues`,
      })[status],
    subtitle: (status: VenueStatus): string =>
      ({
        pending: t`Approve what can be trusted, discard what cannot.`,
        approved: t`What players find in the app. Keep it correct.`,
        discarded: t`What was turned down. Restore what deserves a second look.`,
      })[status],
    shown: (shown: number, total: number): string => {
      const all = i18n.number(total);
      return t`Showing ${plural(shown, { one: '# venue', other: '# venues' })} of ${all}`;
    },
    moved: (item: VenueReviewItem, move: VenueMove): string => {
      const name = nameOf(item);
      return {
        approve: t`${name} approved`,
        discard: t`${name} discarded`,
        restore: t`${name} restored to the pending list`,
      }[move];
    },
    saved: (item: VenueReviewItem): string => {
      const name = nameOf(item);
      return t`${name} saved`;
    },
  };
}
