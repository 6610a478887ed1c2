import { type Activity, PATHS, VENUE_STATUS_DEFAULT, type VenueStatus } from '@campetto/contract';

/** The list with the venues of a record, where one contains them. */
export function activityLink(record: Activity): string | undefined {
  const { kind, source, venueName, venueStatus } = record;
  if (kind === 'imported' && source) return `${PATHS.venues}?${new URLSearchParams({ source })}`;
  return listLink(venueName, venueStatus);
}

/** The list with the venue that a merge kept. */
export const mergeLink = ({ duplicateOf }: Activity): string | undefined =>
  listLink(duplicateOf?.name, duplicateOf?.status);

function listLink(
  venueName: string | null | undefined,
  venueStatus: VenueStatus | null | undefined,
): string | undefined {
  if (!venueName || !venueStatus) return undefined;
  const query = new URLSearchParams({
    ...(venueStatus !== VENUE_STATUS_DEFAULT && { status: venueStatus }),
    q: venueName,
  });
  return `${PATHS.venues}?${query}`;
}
