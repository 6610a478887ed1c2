import { CREATION_ADDRESS_FIELDS, firstBrokenRule, venueCreationSchema } from '@campetto/contract';
import * as v from 'valibot';
import { RuleBroken } from '../errors.ts';
import { fieldErrorsOf } from '../field-errors.ts';

/** A venue to be created, every field checked and filled. */
export type Creation = v.InferOutput<typeof venueCreationSchema>;

const text = v.fallback(v.string(), '');
const part = <const T extends v.ObjectEntries>(entries: T) =>
  v.fallback(v.object(entries), v.parse(v.object(entries), {}));

/** The fields that the rules of a creation compare, empty where one is missing or of another type. */
const draftSchema = part({
  sportsVenue: part({ name: text, sportIds: v.fallback(v.array(v.string()), []) }),
  address: part(v.entriesFromList(CREATION_ADDRESS_FIELDS, text)),
});

/**
 * Checks `venueData` by the rules of the form in their order (spec §5), then by the shape of a venue.
 *
 * @throws RuleBroken with the field and the key of the first rule of the form that is broken, or
 *   with every field that does not have the shape of a venue's
 */
export function checkCreation(venueData: unknown): Creation {
  const { sportsVenue, address } = v.parse(draftSchema, venueData);
  const broken = firstBrokenRule({ ...sportsVenue, ...address });
  if (broken) {
    const path = `${broken.field in sportsVenue ? 'sportsVenue' : 'address'}.${broken.field}`;
    throw new RuleBroken({ path, message: 'is required', rule: broken.key });
  }
  const result = v.safeParse(venueCreationSchema, venueData);
  if (!result.success) throw new RuleBroken(...fieldErrorsOf(result.issues));
  return result.output;
}
