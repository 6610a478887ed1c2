import { activityResponseSchema, ENDPOINTS, type VenueReviewItem } from '@campetto/contract';
import { useEffect, useRef } from 'react';
import { useResource } from '../useResource.ts';

/** The history of a venue, the newest record first; requested again when the venue has a new version. */
export function useHistory(
  { folderPath, version }: Pick<VenueReviewItem, 'folderPath' | 'version'>,
  options: { refreshInterval?: number } = {},
) {
  const history = useResource(
    `${ENDPOINTS.history.path}?${new URLSearchParams({ folderPath })}`,
    activityResponseSchema,
    options,
  );
  const { mutate } = history;
  const known = useRef({ folderPath, version });
  useEffect(() => {
    const before = known.current;
    known.current = { folderPath, version };
    if (before.folderPath === folderPath && before.version !== version) void mutate();
  }, [folderPath, version, mutate]);
  return history;
}
