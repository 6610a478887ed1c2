import type { UndoResult, VenueMove, VenueReviewItem, VenueStatus } from '@campetto/contract';
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
    /** `capped`: there are more than `total`, uncounted. */
    shown: (shown: number, total: number, capped: boolean): string => {
      // Whoever has loaded more than are counted knows no more of the rest than its button says.
      if (capped && shown >= total)
        return t`Showing ${plural(shown, { one: '# venue', other: '# venues' })}`;
      const counted = i18n.number(total);
      const all = capped ? t`more than ${counted}` : counted;
      return t`Showing ${plural(shown, { one: '# venue', other: '# venues' })} of ${all}`;
    },
    /** What happened, and what is next. */
    next: (item: VenueReviewItem | undefined): string => {
      if (!item) return t`The list is empty.`;
      const name = nameOf(item);
      return t`Next: ${name}`;
    },
    undone: (results: readonly UndoResult[]): string => {
      const refused = results.filter(({ outcome }) => outcome === 'refused').length;
      const undone = results.length - refused;
      if (refused === 0) {
        // The fields and the picture of a venue were one save.
        const venues = new Set(results.map((of) => of.outcome === 'undone' && of.folderPath)).size;
        return plural(venues, { one: 'Undone', other: '# decisions undone' });
      }
      return undone === 0
        ? plural(refused, {
            one: 'This can no longer be undone: the venue has been changed since',
            other: 'These can no longer be undone: the venues have been changed since',
          })
        : t`${plural(undone, { one: '# decision undone', other: '# decisions undone' })}, ${plural(refused, { one: '# no longer possible: changed since', other: '# no longer possible: changed since' })}`;
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
