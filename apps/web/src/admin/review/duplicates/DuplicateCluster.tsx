import type { VenueReviewItem } from '@campetto/contract';
import {
  clusterConflict,
  clusterFailures,
  clusterNotes,
  clusterSummary,
  duplicatesLabels,
} from '@campetto/messages/admin/duplicates';
import { venueName } from '@campetto/messages/admin/venue';
import { DuplicatesDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { isCompared } from '../../../venue-client/duplicates/comparedFields.ts';
import { RequestError } from '../../../venue-client/requests/requestError.ts';
import { useFailureText } from '../../useFailureText.ts';
import { isConflict } from '../reviewFailure.ts';
import { changeFailure } from '../useReviewFailure.ts';
import { type FailedMerge, type MergedCluster, useClusterDecision } from './useClusterDecision.ts';
import { useClusterFields } from './useClusterFields.ts';
import { useClusterRecords } from './useClusterRecords.ts';

interface DuplicateClusterProps {
  item: VenueReviewItem;
  onMerged: (merged: MergedCluster) => void;
  /** It was closed after this decision had failed. */
  onFailed: (failed: FailedMerge) => void;
  onClose: () => void;
}

/** The decision on a venue and all its possible duplicates: one stays, with fields of the others. */
export function DuplicateCluster({ item, onMerged, onFailed, onClose }: DuplicateClusterProps) {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const decision = useClusterDecision(item, onMerged);
  const { cluster, items, plan } = decision;
  const merge = plan?.merge;
  const failures = clusterFailures(i18n);
  const notes = clusterNotes(i18n);

  function error() {
    const { failure } = decision;
    // A cluster that is decided already needs no message but that.
    if (isConflict(failure) && items.length === 0 && cluster.error === undefined) return undefined;
    if (failure !== undefined) {
      const current = failure instanceof RequestError ? failure.problem?.current : undefined;
      return isConflict(failure)
        ? { text: clusterConflict(i18n, current && venueName(i18n, current)) }
        : { text: changeFailure(i18n, failure, failureText(failure, failures.merge)) };
    }
    if (cluster.error === undefined || items.length > 0) return undefined;
    return {
      text: failureText(cluster.error, failures.load),
      retry: { label: failures.retry, onAction: () => void cluster.mutate() },
    };
  }

  const approvedStays =
    merge?.keep.status === 'approved' && merge.discard.some(({ status }) => status === 'pending');
  const records = useClusterRecords(decision);
  return (
    <DuplicatesDialog
      open
      labels={duplicatesLabels(i18n)}
      records={cluster.isLoading ? undefined : records}
      keep={merge?.keep.folderPath}
      {...useClusterFields(decision)}
      notes={[
        ...(approvedStays ? [notes.approvedStays] : []),
        ...(cluster.data?.hasMore && items.length > 0 ? [notes.hasMore] : []),
      ]}
      summary={
        plan
          ? clusterSummary(i18n, {
              taken: plan.taken,
              discarded: plan.merge.discard.length,
              different: plan.merge.notDuplicates.length,
              losesPicture: plan.losesPicture,
            })
          : ''
      }
      confirmable={merge !== undefined && merge.discard.length + merge.notDuplicates.length > 0}
      pending={decision.pending}
      error={error()}
      onKeep={decision.keep}
      onDifferent={decision.mark}
      onTake={(field, path) => isCompared(field) && decision.take(field, path)}
      onConfirm={() => void decision.confirm()}
      onClose={() => {
        onClose();
        if (decision.failed) onFailed(decision.failed);
      }}
    />
  );
}
