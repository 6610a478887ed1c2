import * as v from 'valibot';
import { uuidSchema } from './values.ts';

/** Response to a creation. */
export const createResponseSchema = v.strictObject({ venueId: uuidSchema });
export type CreateResponse = v.InferOutput<typeof createResponseSchema>;

/** The fields of an address that a creation needs, in the order in which they are checked. */
export const CREATION_ADDRESS_FIELDS = [
  'country',
  'countryCode',
  'city',
  'street',
  'number',
  'postalCode',
  'state',
  'stateCode',
] as const;
const TEXT_FIELDS = ['name', ...CREATION_ADDRESS_FIELDS] as const;

/** The text fields and sports of a venue that is being added by hand. */
export interface CreationDraft extends Record<(typeof TEXT_FIELDS)[number], string> {
  sportIds: readonly string[];
}

/** The rules of a creation, in the order in which they are checked (spec §5). */
export const CREATION_RULES = [
  ...TEXT_FIELDS.map((field) => ({
    key: `${field}Required` as const,
    field,
    isMet: (draft: CreationDraft) => draft[field].trim() !== '',
  })),
  {
    key: 'sportsRequired',
    field: 'sportIds',
    isMet: (draft: CreationDraft) => draft.sportIds.length > 0,
  },
] as const;

export type CreationRule = (typeof CREATION_RULES)[number];

/** The first rule that the draft breaks, or undefined when it may be sent. */
export function firstBrokenRule(draft: CreationDraft): CreationRule | undefined {
  return CREATION_RULES.find((rule) => !rule.isMet(draft));
}
