import { ENDPOINTS, reasonCountsSchema } from '@campetto/contract';
import { useResource } from '../useResource.ts';

export const REASONS_KEY = ENDPOINTS.reasons.path;

/** The number of discarded venues for each reason. */
export const useReasonCounts = () => useResource(REASONS_KEY, reasonCountsSchema);
