/** Business constants that both apps read (spec §9). Times are milliseconds, lengths are pixels. */

/** The languages of the product; the first is the fallback. */
export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LIST_LIMITS = [5, 10, 20, 25, 50, 100, 200] as const;
export const LIST_LIMIT_DEFAULT = 20;
export const LIST_LIMIT_MIN = 5;
export const LIST_LIMIT_MAX = 200;

/** Sent for approve, discard and restore where a venue's country or city is missing (spec §5). */
export const UNKNOWN_PLACE = 'Unknown';

/** How many venues one call decides on, takes back or compares at most. */
export const DECISIONS_MAX = 200;
export const SEARCH_MAX_LENGTH = 100;
/** A list that is searched or checked is counted up to here; beyond, its total is "or more". */
export const COUNTED_MAX = 100;

export const ACTIVITY_LIMIT_DEFAULT = 10;
export const ACTIVITY_LIMIT_MAX = 100;

export const ADDRESS_SEARCH_MIN_LENGTH = 3;
export const ADDRESS_SEARCH_DEBOUNCE = 750;
export const ADDRESS_SEARCH_LIMIT = 5;

export const CREATED_REDIRECT_DELAY = 2000;

export const NAVBAR_SCROLL_THRESHOLD = 50;
export const ANCHOR_SCROLL_DELAY = 100;
export const DOWNLOAD_COUNTDOWN_SECONDS = 5;
export const GUIDE_SCROLL_OFFSET = 80;
export const GUIDE_ACTIVE_OFFSET = 100;
