import { type Cluster, fold, type VenueReviewItem } from '@campetto/contract';

/** The similarity of names from which on they need no shared phone number or website as evidence. */
const ALIKE = 0.9;

/**
 * The folder paths of the venues of a cluster that are marked as not the same before a reviewer has chosen: those of
 * another name without the same phone number or website, and those at another address than the opened venue.
 */
export const differentByDefault = (
  venue: VenueReviewItem | undefined,
  duplicates: Cluster['duplicates'],
): ReadonlySet<string> =>
  new Set(
    duplicates
      .filter(
        ({ item, name, samePhone, sameWebsite }) =>
          (name < ALIKE && !samePhone && !sameWebsite) ||
          (venue !== undefined && hasOtherAddress(venue, item)),
      )
      .map(({ item }) => item.folderPath),
  );

/** Whether both have a street and a number, and these differ; `4/A` is `4a`. */
function hasOtherAddress(one: VenueReviewItem, other: VenueReviewItem): boolean {
  const [a, b] = [one, other].map(({ venue }) =>
    [venue.address.street, venue.address.number].map((text) => fold(text).replaceAll(' ', '')),
  );
  return Boolean(a?.every(Boolean) && b?.every(Boolean)) && a?.join(' ') !== b?.join(' ');
}
