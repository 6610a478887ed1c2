import { activityResponseSchema, ENDPOINTS } from '@campetto/contract';
import { useResource } from '../useResource.ts';

/** Enough for the lines of the dashboard when several records are one line. */
export const ACTIVITY_KEY = `${ENDPOINTS.activity.path}?limit=50`;

/** The latest activity in the directory, the newest first. */
export const useActivity = () => useResource(ACTIVITY_KEY, activityResponseSchema);
