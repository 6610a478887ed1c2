import * as v from 'valibot';
import { uuid } from './values.ts';

/** Milliseconds between the success message of a creation and the return to the list. */
export const CREATED_REDIRECT_DELAY = 2000;

/** Response to a creation. */
export const createResponseSchema = v.strictObject({ venueId: uuid });
export type CreateResponse = v.InferOutput<typeof createResponseSchema>;

/** The text fields and sports of a venue that is being added by hand. */
export interface CreationDraft {
  name: string;
  country: string;
  countryCode: string;
  city: string;
  street: string;
  number: string;
  postalCode: string;
  state: string;
  stateCode: string;
  sportIds: readonly string[];
}

const filled = (field: Exclude<keyof CreationDraft, 'sportIds'>) => (draft: CreationDraft) =>
  draft[field].trim() !== '';

/** The rules of a creation, in the order in which they are checked (spec §5). */
export const CREATION_RULES = [
  { key: 'nameRequired', field: 'name', isMet: filled('name') },
  { key: 'countryRequired', field: 'country', isMet: filled('country') },
  { key: 'countryCodeRequired', field: 'countryCode', isMet: filled('countryCode') },
  { key: 'cityRequired', field: 'city', isMet: filled('city') },
  { key: 'streetRequired', field: 'street', isMet: filled('street') },
  { key: 'numberRequired', field: 'number', isMet: filled('number') },
  { key: 'postalCodeRequired', field: 'postalCode', isMet: filled('postalCode') },
  { key: 'stateRequired', field: 'state', isMet: filled('state') },
  { key: 'stateCodeRequired', field: 'stateCode', isMet: filled('stateCode') },
  {
    key: 'sportsRequired',
    field: 'sportIds',
    isMet: (draft: CreationDraft) => draft.sportIds.length > 0,
  },
] as const satisfies readonly {
  key: string;
  field: keyof CreationDraft;
  isMet: (draft: CreationDraft) => boolean;
}[];

export type CreationRule = (typeof CREATION_RULES)[number];

/** The first rule that the draft breaks, or undefined when it may be sent. */
export function firstBrokenRule(draft: CreationDraft): CreationRule | undefined {
  return CREATION_RULES.find((rule) => !rule.isMet(draft));
}
