import { activityResponseSchema, ENDPOINTS } from '@campetto/contract';
import { useResource } from '../useResource.ts';

export const ACTIVITY_KEY = ENDPOINTS.activity.path;

/** The latest activity in the directory, the newest first. */
export const useActivity = () => useResource(ACTIVITY_KEY, activityResponseSchema);
