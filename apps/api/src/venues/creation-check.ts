import { firstBrokenRule, venueCreationSchema } from '@campetto/contract';
import * as v from 'valibot';
import { ProblemError } from '../plugins/problems.ts';
import { InvalidInputError } from '../plugins/schemas.ts';

/** A venue to be created, every field checked and filled. */
export type Creation = v.InferOutput<typeof venueCreationSchema>;

const text = v.fallback(v.string(), '');
const part = <const T extends v.ObjectEntries>(entries: T) =>
  v.fallback(v.object(entries), v.parse(v.object(entries), {}));

/** What the rules of a creation look at, empty where it is missing or of another type. */
const draftSchema = part({
  sportsVenue: part({ name: text, sportIds: v.fallback(v.array(v.string()), []) }),
  address: part({
    country: text,
    countryCode: text,
    city: text,
    street: text,
    number: text,
    postalCode: text,
    state: text,
    stateCode: text,
  }),
});

/**
 * Holds `venueData` against the rules of the form in their order (spec §5), then against the shape
 * of a venue.
 *
 * @throws ProblemError 422 with the field and the key of the first rule that is broken
 * @throws InvalidInputError
 */
export function checkCreation(venueData: unknown): Creation {
  const { sportsVenue, address } = v.parse(draftSchema, venueData);
  const broken = firstBrokenRule({ ...sportsVenue, ...address });
  if (broken) {
    const path = `${broken.field in sportsVenue ? 'sportsVenue' : 'address'}.${broken.field}`;
    throw new ProblemError(422, { errors: [{ path, message: 'is required', rule: broken.key }] });
  }
  const result = v.safeParse(venueCreationSchema, venueData);
  if (!result.success) throw new InvalidInputError('body', result.issues);
  return result.output;
}
