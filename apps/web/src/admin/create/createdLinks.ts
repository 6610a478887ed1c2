import { PATHS } from '@campetto/contract';

/** The pending list with the venues of a name, of which a new one is the first. */
export const createdLink = (name: string) => `${PATHS.venues}?${new URLSearchParams({ q: name })}`;

/** The same with those only that have possible duplicates, which their cards compare. */
export const createdDuplicatesLink = (name: string) =>
  `${PATHS.venues}?${new URLSearchParams({ hasDuplicates: 'true', q: name })}`;
