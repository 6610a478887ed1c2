import {
  DIAL_CODE_DEFAULT,
  DIAL_CODE_OPTIONS,
  type DialCode,
  dialCodeOf,
  formattedAfter,
} from '@campetto/contract';
import type { AddressFields } from '@campetto/ui';
import * as v from 'valibot';
import { withPastedCoordinates } from '../addresses/coordinates.ts';
import { attemptSchema } from '../changes/attempt.ts';

export const NO_ADDRESS: AddressFields = {
  country: '',
  countryCode: '',
  city: '',
  street: '',
  number: '',
  postalCode: '',
  state: '',
  stateCode: '',
  latitude: '',
  longitude: '',
  formattedAddress: '',
};

export const ADDRESS_FIELDS = Object.keys(NO_ADDRESS) as (keyof AddressFields)[];

const text = v.string();

/** A venue that is being added by hand, as typed. */
export const venueDraftSchema = v.object({
  name: text,
  dialCode: v.picklist(DIAL_CODE_OPTIONS.map(({ code }) => code)),
  /** Whether the dial code was chosen or typed with the number, so that it no longer follows the country. */
  dialCodeChosen: v.optional(v.boolean()),
  phone: text,
  address: v.object(v.entriesFromList(ADDRESS_FIELDS, text)),
  /** The fields that a found address filled in and nobody has changed since. */
  autofilled: v.array(v.picklist(ADDRESS_FIELDS)),
  /** The chosen address as it is shown; empty if none was chosen. */
  chosen: text,
  sportIds: v.array(text),
  /** The last request: its content and its idempotency key. */
  attempt: v.optional(attemptSchema),
});
export type VenueDraft = v.InferOutput<typeof venueDraftSchema>;

export const EMPTY_DRAFT: VenueDraft = {
  name: '',
  dialCode: DIAL_CODE_DEFAULT,
  phone: '',
  address: NO_ADDRESS,
  autofilled: [],
  chosen: '',
  sportIds: [],
};

export const hasAddress = ({ address }: VenueDraft): boolean =>
  ADDRESS_FIELDS.some((field) => address[field] !== '');

/** Whether the draft contains nothing that would be lost; a dial code alone does not count. */
export const isEmpty = (draft: VenueDraft): boolean =>
  draft.name === '' && draft.phone === '' && draft.sportIds.length === 0 && !hasAddress(draft);

/** The dial code of a changed country code if it is known and nobody chose another, else the current one. */
const dialCodeAfter = (draft: VenueDraft, { countryCode }: AddressFields): DialCode =>
  draft.dialCodeChosen || countryCode === draft.address.countryCode
    ? draft.dialCode
    : (dialCodeOf(countryCode.trim()) ?? draft.dialCode);

/**
 * The draft after a change by hand: changed fields no longer count as autofilled. An autofilled formatted address
 * follows its parts, such as the house number that most found addresses lack.
 */
export function withAddress(draft: VenueDraft, changed: AddressFields): VenueDraft {
  const address = withPastedCoordinates(draft.address, changed);
  const autofilled = draft.autofilled.filter((field) => address[field] === draft.address[field]);
  const formattedAddress = autofilled.includes('formattedAddress')
    ? formattedAfter(draft.address, address)
    : address.formattedAddress;
  return {
    ...draft,
    address: { ...address, formattedAddress },
    dialCode: dialCodeAfter(draft, address),
    autofilled,
  };
}

/** The draft after a found address was chosen: it replaces all eleven fields. */
export function withAddressOption(draft: VenueDraft, address: AddressFields): VenueDraft {
  return {
    ...draft,
    address,
    dialCode: dialCodeAfter(draft, address),
    autofilled: ADDRESS_FIELDS.filter((field) => address[field] !== ''),
    chosen: address.formattedAddress,
  };
}

/** The draft without its address. */
export const withoutAddress = (draft: VenueDraft): VenueDraft => ({
  ...draft,
  address: NO_ADDRESS,
  autofilled: [],
  chosen: '',
});
