import { clusterSchema } from '@campetto/contract';
import { useResource } from '../useResource.ts';
import { clusterPath } from './loadCluster.ts';

/** The cluster of a venue, requested when its dialog opens and after a conflict, but not while it is being read. */
export const useCluster = (folderPath: string) =>
  useResource(clusterPath(folderPath), clusterSchema, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
