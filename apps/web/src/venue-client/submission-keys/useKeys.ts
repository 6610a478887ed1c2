import { ENDPOINTS, keysResponseSchema } from '@campetto/contract';
import { useResource } from '../useResource.ts';

/** The keys of scrapers that were not revoked. */
export const useKeys = () => useResource(ENDPOINTS.keys.path, keysResponseSchema);
