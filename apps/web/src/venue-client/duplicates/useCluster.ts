import { clusterSchema, ENDPOINTS } from '@campetto/contract';
import { useResource } from '../useResource.ts';

/** The cluster of a venue. It is requested again as it opens and after a conflict, not while it is read. */
export const useCluster = (folderPath: string) =>
  useResource(`${ENDPOINTS.cluster.path}?${new URLSearchParams({ folderPath })}`, clusterSchema, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
