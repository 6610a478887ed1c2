import type { VenueReviewItem } from '@campetto/contract';
import { useState } from 'react';
import {
  type ClusterChoices,
  type ClusterPlan,
  planCluster,
} from '../../../venue-client/duplicates/cluster.ts';
import type { ComparedField } from '../../../venue-client/duplicates/comparedFields.ts';
import { useCluster } from '../../../venue-client/duplicates/useCluster.ts';
import {
  type Merged,
  useMergeDuplicates,
} from '../../../venue-client/duplicates/useMergeDuplicates.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { isConflict } from '../reviewFailure.ts';
import { differentByDefault } from './differentByDefault.ts';

/** A decision on a cluster that the server has carried out. */
export interface MergedCluster extends Merged {
  merge: ClusterPlan['merge'];
}

/** A decision on a cluster that has failed, and can be tried again. */
export interface FailedMerge {
  merge: ClusterPlan['merge'];
  error: unknown;
  repeat: () => Promise<Merged>;
}

/** The cluster of a venue and the choices in it, which stay when a decision fails or the cluster is loaded again. */
export function useClusterDecision(
  { folderPath }: VenueReviewItem,
  onMerged: (merged: MergedCluster) => void,
) {
  const cluster = useCluster(folderPath);
  const { versions } = useVenueContext();
  const mergeDuplicates = useMergeDuplicates();
  const [choices, setChoices] = useState<Omit<ClusterChoices, 'different'>>({ sources: {} });
  /** Whether venues were marked as different or the same, by folder path. */
  const [marks, setMarks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [failed, setFailed] = useState<FailedMerge>();
  // A cached response may contain venues that this page has discarded since.
  const duplicates = (cluster.data?.duplicates ?? []).filter(
    ({ item }) => versions.get(item.folderPath)?.status !== 'discarded',
  );
  const items =
    cluster.data && duplicates.length > 0
      ? [cluster.data.venue, ...duplicates.map(({ item }) => item)]
      : [];
  const byDefault = differentByDefault(cluster.data?.venue, duplicates);
  const different = new Set(
    items
      .map(({ folderPath }) => folderPath)
      .filter((path) => marks.get(path) ?? byDefault.has(path)),
  );
  const plan = planCluster(items, { ...choices, different });

  async function confirm(): Promise<void> {
    if (!plan) return;
    setPending(true);
    setFailure(undefined);
    setFailed(undefined);
    const { merge } = plan;
    try {
      onMerged({ merge, ...(await mergeDuplicates(merge)) });
    } catch (error) {
      if (isConflict(error)) await cluster.mutate();
      else setFailed({ merge, error, repeat: () => mergeDuplicates(merge) });
      setFailure(error);
    } finally {
      setPending(false);
    }
  }

  return {
    cluster,
    items,
    duplicates,
    different,
    plan,
    pending,
    failure,
    /** The last attempt, if it failed and can be repeated. */
    failed,
    confirm,
    keep: (path: string) => setChoices({ ...choices, keep: path }),
    take: (field: ComparedField, path: string) =>
      setChoices({ ...choices, sources: { ...choices.sources, [field]: path } }),
    mark: (path: string, isDifferent: boolean) => setMarks(new Map(marks).set(path, isDifferent)),
  };
}
