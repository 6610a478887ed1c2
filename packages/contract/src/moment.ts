import * as v from 'valibot';

const MESSAGE = 'must be a moment in ISO 8601, such as 2026-11-20T00:00:00Z';

const EARLIEST = Date.UTC(1970);
const LATEST = Date.UTC(9999);

/** A moment in ISO 8601 from the year 1970 to 9998: PostgreSQL does not read all that the format allows. */
export const momentSchema = v.pipe(
  v.string(),
  v.isoTimestamp(MESSAGE),
  // The pattern allows offsets that a Date does not, for example `+05`: then it is not a number.
  v.check((text) => Date.parse(text) >= EARLIEST && Date.parse(text) < LATEST, MESSAGE),
);
