import { PATHS } from '@campetto/contract';

/** The pending list of a name, of which a new venue is the first; its card compares it with its duplicates. */
export const createdLink = (name: string) => `${PATHS.venues}?${new URLSearchParams({ q: name })}`;
