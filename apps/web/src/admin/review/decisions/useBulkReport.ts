import type { VenueMove } from '@campetto/contract';
import { bulkLabels, bulkReportTitle, bulkSkippedTexts } from '@campetto/messages/admin/bulk';
import { unnamedVenue, venueName } from '@campetto/messages/admin/venue';
import type { BulkReport } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { DecisionRun } from '../../../venue-client/decisions/decisionRun.ts';
import type { DecisionTarget } from '../../../venue-client/decisions/useDecideMany.ts';
import { useFailureText } from '../../useFailureText.ts';

/**
 * The report of a decision on many venues: how many were decided, which were skipped and why. Of all
 * that match a filter, only the first of the skipped venues are known by name.
 */
export function useBulkReport(move: VenueMove) {
  const { i18n } = useLingui();
  const failureText = useFailureText();

  return (run: DecisionRun, target: DecisionTarget) => {
    const venues = 'venues' in target ? target.venues : [];
    const nameOf = new Map(venues.map((item) => [item.folderPath, venueName(i18n, item)]));
    const skipped = (why: keyof DecisionRun['skipped']) => ({
      count: run.skipped[why],
      venues: run.named
        .filter((venue) => venue.why === why)
        .map(({ folderPath, name }) => nameOf.get(folderPath) ?? (name || unnamedVenue(i18n))),
    });
    const ahead = venues.slice(run.reached);
    const { legend, ...why } = bulkSkippedTexts(i18n);
    const groups = [
      { why: why.changed, ...skipped('changed') },
      { why: why.impossible, ...skipped('impossible') },
      { why: why.missing, ...skipped('missing') },
      {
        why: run.error ? why.notSent : why.stopped,
        count: Math.max(0, run.total - run.reached),
        venues: ahead.map((item) => venueName(i18n, item)),
      },
    ].filter(({ count }) => count > 0);
    return {
      tone: groups.length === 0 ? 'positive' : 'warning',
      title: bulkReportTitle(i18n, move, run),
      skipped:
        groups.length > 0
          ? {
              legend,
              groups: groups.map((group) => ({
                why: `${group.why}: ${i18n.number(group.count)}`,
                venues: group.venues,
              })),
            }
          : undefined,
      error: run.error ? failureText(run.error, bulkLabels(i18n).unreached) : undefined,
    } satisfies Partial<BulkReport>;
  };
}
