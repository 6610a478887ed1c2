import { actorsSchema, ENDPOINTS } from '@campetto/contract';
import { useResource } from '../useResource.ts';

/** The administrators and scrapers that have records. */
export const useActors = () => useResource(ENDPOINTS.actors.path, actorsSchema);
