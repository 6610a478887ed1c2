import { PATHS } from '@campetto/contract';

/** The pending venues with this name, the newest first; the card of the new venue offers to compare its duplicates. */
export const createdLink = (name: string) => `${PATHS.venues}?${new URLSearchParams({ q: name })}`;
