import { clusterSchema, ENDPOINTS } from '@campetto/contract';
import { useResource } from '../useResource.ts';

/** The cluster of a venue, requested when its dialog opens and after a conflict, but not while it is being read. */
export const useCluster = (folderPath: string) =>
  useResource(`${ENDPOINTS.cluster.path}?${new URLSearchParams({ folderPath })}`, clusterSchema, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
