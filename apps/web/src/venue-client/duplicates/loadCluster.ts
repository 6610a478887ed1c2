import { clusterSchema, ENDPOINTS } from '@campetto/contract';
import type { SendJson } from '../requests/request.ts';

/** The address of the cluster of a venue. */
export const clusterPath = (folderPath: string): string =>
  `${ENDPOINTS.cluster.path}?${new URLSearchParams({ folderPath })}`;

/** Loads a venue with its cluster, whatever list it is in. Rejects with a RequestError. */
export async function loadCluster(request: SendJson, folderPath: string) {
  const { data } = await request({
    ...ENDPOINTS.cluster,
    path: clusterPath(folderPath),
    responseSchema: clusterSchema,
  });
  return data;
}
