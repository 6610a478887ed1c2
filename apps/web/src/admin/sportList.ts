import { type SportSlug, sportById } from '@campetto/contract';

/** The sports with these ids by their names, in the order of the ids; an unknown id is left out. */
export const sportList = (names: Record<SportSlug, string>, ids: readonly string[]): string =>
  ids
    .map(sportById)
    .flatMap((sport) => (sport ? names[sport.slug] : []))
    .join(', ');
