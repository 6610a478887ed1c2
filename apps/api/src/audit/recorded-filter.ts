/** `+39 (045) 123-456`: six or more digits, with the signs that are usual between them. */
const NUMBER = /\d(?:[\s()./\u2010-\u2015-]*\d){5,}/g;

/**
 * A filter as the audit log records it, with `•` for the digits of a searched phone number, because a person's number
 * cannot be erased from a record before 24 months.
 */
export const recordedFilter = <Filter extends { q?: string | undefined }>(filter: Filter) =>
  filter.q === undefined
    ? filter
    : { ...filter, q: filter.q.replace(NUMBER, (number) => number.replaceAll(/\d/g, '•')) };
