import { type ActivityKind, activityResponseSchema, ENDPOINTS } from '@campetto/contract';
import { useRecordPages } from './useRecordPages.ts';

/** The filters of the activity; null for no filter. */
export interface ActivityFilters {
  actor: string | null;
  kind: ActivityKind | null;
}

/** The activity that matches the filters, the newest first, loaded page by page. */
export function useActivityPages({ actor, kind }: ActivityFilters) {
  const query = new URLSearchParams({
    limit: '50',
    ...(actor && { actor }),
    ...(kind && { kind }),
  });
  return useRecordPages(`${ENDPOINTS.activity.path}?${query}`, activityResponseSchema);
}
