import { activityResponseSchema, ENDPOINTS } from '@campetto/contract';
import { useResource } from '../useResource.ts';

/** Requests more records than the dashboard has lines, because a line can stand for several records. */
export const ACTIVITY_KEY = `${ENDPOINTS.activity.path}?limit=50`;

/** The latest activity in the directory, the newest first. */
export const useActivity = () => useResource(ACTIVITY_KEY, activityResponseSchema);
