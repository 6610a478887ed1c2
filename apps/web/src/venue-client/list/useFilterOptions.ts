import { ENDPOINTS, filterOptionsSchema } from '@campetto/contract';
import { useResource } from '../useResource.ts';

/** The sources of the venues, and the administrators who decided on them. */
export const useFilterOptions = () =>
  useResource(ENDPOINTS.filterOptions.path, filterOptionsSchema);
