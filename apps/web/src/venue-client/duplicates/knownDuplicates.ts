import type { Duplicate, Duplicates } from '@campetto/contract';
import type { VenueVersions } from '../cache.ts';

/** Duplicates by the folder path of their venue. */
export type KnownDuplicates = Record<
  string,
  {
    /** See `duplicatesRevision` in the context. */
    revision: number;
    duplicates: readonly Duplicate[];
  }
>;

/** The known duplicates with a response; what is known from a later revision is left as it is. */
export const withFound = (known: KnownDuplicates, found: KnownDuplicates): KnownDuplicates => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(found).filter(
      ([folderPath, { revision }]) => (known[folderPath]?.revision ?? revision) <= revision,
    ),
  ),
});

/** The known duplicates in their newest recorded versions, without those that were discarded. */
export const duplicatesNow = (known: KnownDuplicates, versions: VenueVersions): Duplicates =>
  Object.fromEntries(
    Object.entries(known).map(([folderPath, { duplicates }]) => [
      folderPath,
      duplicates.flatMap((duplicate) => {
        const { item } = duplicate;
        const newest = versions.get(item.folderPath);
        if (newest === undefined || newest.version <= item.version) return duplicate;
        const { version, status } = newest;
        return status === 'discarded'
          ? []
          : { ...duplicate, item: newest.item ?? { ...item, version, status } };
      }),
    ]),
  );
