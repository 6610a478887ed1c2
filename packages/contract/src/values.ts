import * as v from 'valibot';

/** A whole number from 0. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Characters of the longest e-mail address; the names of scrapers are shorter. */
export const EMAIL_MAX = 320;

export const uuidSchema = v.pipe(v.string(), v.uuid());

/** The `limit` of a list in a query: text that becomes a whole number; `preset` where it is absent. */
export function limitOf({ min, max, preset }: { min: number; max: number; preset: number }) {
  const message = `must be between ${min} and ${max}`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^-?\d+$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(min, message),
      v.maxValue(max, message),
    ),
    String(preset),
  );
}
