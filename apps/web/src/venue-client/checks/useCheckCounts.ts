import { checkCountsSchema, ENDPOINTS } from '@campetto/contract';
import { useResource } from '../useResource.ts';

export const CHECK_COUNTS_KEY = ENDPOINTS.checkCounts.path;

/** How many pending venues fail each check. */
export const useCheckCounts = () => useResource(CHECK_COUNTS_KEY, checkCountsSchema);
