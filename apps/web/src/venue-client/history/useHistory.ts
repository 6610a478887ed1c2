import { activityResponseSchema, ENDPOINTS } from '@campetto/contract';
import { useResource } from '../useResource.ts';

/** The history of a venue, the newest record first. */
export const useHistory = (folderPath: string) =>
  useResource(
    `${ENDPOINTS.history.path}?${new URLSearchParams({ folderPath })}`,
    activityResponseSchema,
  );
