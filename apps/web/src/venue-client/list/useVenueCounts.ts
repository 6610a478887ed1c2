import { ENDPOINTS, venueCountsSchema } from '@campetto/contract';
import { useResource } from '../useResource.ts';

export const COUNTS_KEY = ENDPOINTS.count.path;

/** The number of venues in each status. */
export const useVenueCounts = () => useResource(COUNTS_KEY, venueCountsSchema);
