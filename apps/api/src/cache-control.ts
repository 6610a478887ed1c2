/** The header `cache-control` of what never changes at its address: a changed file gets another one. */
export const FOREVER = 'public, max-age=31536000, immutable';
