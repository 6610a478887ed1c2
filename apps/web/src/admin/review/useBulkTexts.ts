import type { VenueMove, VenueReviewItem } from '@campetto/contract';
import type { BulkReport } from '@campetto/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DecisionRun } from '../../venues/decide.ts';
import { useFailureText } from '../useFailureText.ts';

/** The sentences of a decision on many venues. */
export function useBulkTexts(move: VenueMove) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();

  function question(count: number) {
    const venues = plural(count, { one: '# venue', other: '# venues' });
    return {
      approve: {
        title: t`Approve ${venues}?`,
        message: t`They move to the approved list.`,
        confirmLabel: t`Approve`,
      },
      discard: {
        title: t`Discard ${venues}?`,
        message: t`They move to the discarded list.`,
        confirmLabel: t`Discard`,
      },
      restore: {
        title: t`Restore ${venues}?`,
        message: t`They move back to the pending list.`,
        confirmLabel: t`Restore`,
      },
    }[move];
  }

  function running(count: number): string {
    const venues = plural(count, { one: '# venue', other: '# venues' });
    return {
      approve: t`Approving ${venues}`,
      discard: t`Discarding ${venues}`,
      restore: t`Restoring ${venues}`,
    }[move];
  }

  /** What became of them: how many were done, which were left as they are, by reason, and what
   * ended it early. */
  function report(run: DecisionRun, venues: readonly VenueReviewItem[]) {
    const nameOf = new Map(
      venues.map((item) => [item.folderPath, item.venue.sportsVenue.name || t`Unnamed venue`]),
    );
    const left = (why: string) =>
      run.results.flatMap((result) =>
        result.outcome === 'skipped' && result.why === why
          ? (nameOf.get(result.folderPath) ?? [])
          : [],
      );
    const reached = new Set(run.results.map(({ folderPath }) => folderPath));
    const ahead = venues.filter(({ folderPath }) => !reached.has(folderPath));
    const groups = [
      { why: t`Changed by someone else meanwhile`, venues: left('changed') },
      { why: t`Already decided`, venues: left('impossible') },
      { why: t`No longer there`, venues: left('missing') },
      {
        why: run.error ? t`Not sent` : t`Stopped before`,
        venues: ahead.map(({ folderPath }) => nameOf.get(folderPath) ?? ''),
      },
    ].filter((group) => group.venues.length > 0);
    const done = i18n.number(run.results.filter(({ outcome }) => outcome === 'done').length);
    const total = i18n.number(run.total);
    return {
      tone: groups.length === 0 ? 'positive' : 'warning',
      title: {
        approve: t`Approved: ${done} of ${total}`,
        discard: t`Discarded: ${done} of ${total}`,
        restore: t`Restored: ${done} of ${total}`,
      }[move],
      skipped:
        groups.length > 0
          ? {
              legend: t`Left as they are`,
              groups: groups.map((group) => ({
                ...group,
                why: `${group.why}: ${i18n.number(group.venues.length)}`,
              })),
            }
          : undefined,
      error: run.error
        ? failureText(run.error, t`The server could not be reached. Please try again.`)
        : undefined,
    } satisfies Partial<BulkReport>;
  }

  return { question, running, report };
}
