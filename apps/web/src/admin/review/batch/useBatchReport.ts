import type { DecisionRun, SkipReason, VenueMove, VenueReviewItem } from '@campetto/contract';
import { noteRefused } from '@campetto/messages/admin/decisions';
import {
  batchLabels,
  batchReportTitle,
  batchRunLabels,
  batchSkippedTexts,
} from '@campetto/messages/admin/review/batch';
import { unnamedVenue, venueName } from '@campetto/messages/admin/venue';
import type { BatchReport } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { isAbout } from '../../../venue-client/requests/requestError.ts';
import { useFailureText } from '../../useFailureText.ts';

/** What a report is about: a run that has ended, or a decision that could not be started. */
export type ReportedRun = Pick<
  DecisionRun,
  'move' | 'state' | 'total' | 'reached' | 'done' | 'skipped' | 'firstSkipped'
> & {
  /** Why it could not be started. */
  error?: unknown;
};

/** A decision that could not be started. */
export const unsentRun = (move: VenueMove, total: number, error: unknown): ReportedRun => ({
  move,
  total,
  error,
  state: 'interrupted',
  reached: 0,
  done: 0,
  firstSkipped: [],
  skipped: { changed: 0, impossible: 0, missing: 0 },
});

/**
 * The report of a decision on many venues: how many were decided, which were skipped and why. Of all
 * that match a filter, only the first of the skipped venues are known by name.
 */
export function useBatchReport() {
  const { i18n } = useLingui();
  const failureText = useFailureText();

  function errorOf({ state, error }: ReportedRun): string | undefined {
    if (isAbout(error, 'note')) return noteRefused(i18n);
    if (error) return failureText(error, batchLabels(i18n).unreached);
    return state === 'interrupted' ? batchRunLabels(i18n).interrupted : undefined;
  }

  return (run: ReportedRun, selected: readonly VenueReviewItem[] = []) => {
    const nameOf = new Map(selected.map((item) => [item.folderPath, venueName(i18n, item)]));
    const skipped = (why: SkipReason) => ({
      count: run.skipped[why],
      venues: run.firstSkipped
        .filter((venue) => venue.why === why)
        .map(({ folderPath, name }) => nameOf.get(folderPath) ?? (name || unnamedVenue(i18n))),
    });
    const ahead = selected.slice(run.reached);
    const { legend, ...why } = batchSkippedTexts(i18n);
    const groups = [
      { why: why.changed, ...skipped('changed') },
      { why: why.impossible, ...skipped('impossible') },
      { why: why.missing, ...skipped('missing') },
      {
        why: run.error ? why.notSent : why.stopped,
        count: Math.max(0, run.total - run.reached),
        venues: ahead.map((item) => venueName(i18n, item)),
      },
    ]
      .filter(({ count }) => count > 0)
      .map((group) => ({
        why: `${group.why}: ${i18n.number(group.count)}`,
        venues: group.venues,
      }));
    return {
      tone: groups.length === 0 ? 'positive' : 'warning',
      title: batchReportTitle(i18n, run.move, run),
      skipped: groups.length > 0 ? { legend, groups } : undefined,
      error: errorOf(run),
    } satisfies Partial<BatchReport>;
  };
}
