import type { Duplicate } from '@campetto/contract';

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
