import {
  type Address,
  cleanPhone,
  completeWebsite,
  countryCodeOf,
  DIAL_CODE_DEFAULT,
  dialCodeOf,
  fold,
  isPhone,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  parseCoordinate,
  SPORT_IDS,
  type SuggestedFix,
  stateOfCity,
  type UpdateBody,
  updateBodySchema,
  type VenueReviewItem,
} from '@campetto/contract';
import type { AddressFields } from '@campetto/ui';
import type { EditVenueFields } from '@campetto/ui/venue-forms';
import * as v from 'valibot';
import { invalidCoordinates } from '../addresses/coordinates.ts';
import { RequestError } from '../requests/requestError.ts';

/** The form's fields for a venue. */
export function editFields({ venue, metadata }: VenueReviewItem): EditVenueFields {
  const { sportsVenue, address } = venue;
  return {
    name: sportsVenue.name,
    phone: sportsVenue.phoneNumber ?? '',
    website: metadata.website ?? '',
    country: address.country,
    city: address.city,
    street: address.street,
    number: address.number,
    postalCode: address.postalCode,
    latitude: String(address.latitude),
    longitude: String(address.longitude),
    formattedAddress: address.formattedAddress,
    sportIds: [...sportsVenue.sportIds],
  };
}

/** The form's fields, and the state and codes that it does not show, with the city and country that they belong to. */
export interface VenueEdit {
  fields: EditVenueFields;
  place: Pick<Address, 'country' | 'countryCode' | 'city' | 'state' | 'stateCode'>;
}

/** The form as it is opened for a venue. */
export function editOf(item: VenueReviewItem): VenueEdit {
  const { country, countryCode, city, state, stateCode } = item.venue.address;
  return { fields: editFields(item), place: { country, countryCode, city, state, stateCode } };
}

/** The form with an address that was found. */
export function withAddress(
  { fields }: VenueEdit,
  { countryCode, state, stateCode, ...address }: AddressFields,
): VenueEdit {
  return {
    fields: { ...fields, ...address },
    place: { country: address.country, countryCode, city: address.city, state, stateCode },
  };
}

/**
 * The state and the codes that belong to the address of the form, which does not show them. A changed country gets its
 * code, or an empty one if that is unknown. Another city or country gets its own state, or none if that is unknown
 * (D50).
 */
export function hiddenAddressOf({ fields, place }: VenueEdit) {
  const country = fields.country.trim();
  const countryCode = country === place.country ? place.countryCode : countryCodeOf(country);
  const hasOtherCountry =
    isReplaced(place.country, country) && (countryCode === '' || countryCode !== place.countryCode);
  if (!hasOtherCountry && !isReplaced(place.city, fields.city)) {
    return { countryCode, state: place.state, stateCode: place.stateCode };
  }
  const state = stateOfCity({ countryCode, city: fields.city });
  return { countryCode, state: state?.name ?? '', stateCode: state?.code ?? '' };
}

/** Whether a name differs in more than its spelling. A name that was empty is completed, not replaced. */
const isReplaced = (before: string, after: string) => before !== '' && fold(before) !== fold(after);

/** The address of the form. */
export function addressOf(edit: VenueEdit): AddressFields {
  const { country, city, street, number, postalCode, formattedAddress } = edit.fields;
  const { latitude, longitude } = edit.fields;
  const shown = { country, city, street, number, postalCode, formattedAddress };
  return { ...hiddenAddressOf(edit), ...shown, latitude, longitude };
}

/** The fields with a suggested fix applied, for the reviewer to check before saving. */
export function withFix(fields: EditVenueFields, fix: SuggestedFix = {}): EditVenueFields {
  const texts = Object.entries(fix).map(([field, value]) => [field, String(value)]);
  return { ...fields, ...Object.fromEntries(texts) };
}

/** The request body of the form; a coordinate that is not a number becomes 0 (spec §5). */
export function updateBody(item: VenueReviewItem, edit: VenueEdit): UpdateBody {
  const { sportsVenue } = item.venue;
  const { fields } = edit;
  const stored = editFields(item).phone;
  const phone = fields.phone === stored ? stored : cleanPhone(fields.phone);
  return {
    folderPath: item.folderPath,
    sportsVenue: {
      id: sportsVenue.id,
      name: fields.name.trim(),
      phoneNumber: phone.trim() || null,
      sportIds: SPORT_IDS.filter((id) => fields.sportIds.includes(id)),
      isVerified: sportsVenue.isVerified,
    },
    address: {
      ...hiddenAddressOf(edit),
      country: fields.country.trim(),
      city: fields.city,
      street: fields.street,
      number: fields.number,
      postalCode: fields.postalCode,
      formattedAddress: fields.formattedAddress,
      latitude: parseCoordinate(fields.latitude, LATITUDE_MAX),
      longitude: parseCoordinate(fields.longitude, LONGITUDE_MAX),
    },
    metadata: { website: completeWebsite(fields.website) || null },
  };
}

/** What saving the form does: the request body and its validation errors. */
export interface SavePlan {
  body: UpdateBody;
  /** Whether the fields are sent. */
  sendsFields: boolean;
  fieldErrors: FieldErrors;
}

/** Plans a save. The fields are sent and validated, unless the picture alone has changed. */
export function planSave(
  item: VenueReviewItem,
  edit: VenueEdit,
  changesPicture: boolean,
): SavePlan {
  const body = updateBody(item, edit);
  const stored = updateBody(item, editOf(item));
  const sendsFields = !changesPicture || JSON.stringify(body) !== JSON.stringify(stored);
  const fieldErrors = {
    ...coordinateErrors(edit.fields),
    ...phoneError(item, body),
    ...fieldErrorsOf(body),
  };
  return { body, sendsFields, fieldErrors: sendsFields ? fieldErrors : {} };
}

type FieldError =
  | ('required' | 'phone' | 'website' | 'unsafe')
  /** The text is too long; `max` is the number of characters that the field allows. */
  | { max: number }
  | ('latitude' | 'longitude')
  /** The state or a code is wrong; a found address replaces it. */
  | 'place'
  /** The server refused the field. */
  | 'refused';

export type FieldErrors = Partial<Record<keyof EditVenueFields, FieldError>>;

/** The paths of the request body that a form can change. */
type FormPath =
  | `sportsVenue.${Exclude<keyof UpdateBody['sportsVenue'], 'id' | 'isVerified'>}`
  | `address.${keyof UpdateBody['address']}`
  | `metadata.${keyof NonNullable<UpdateBody['metadata']>}`;

const FIELD_OF: Record<string, keyof EditVenueFields> = {
  'sportsVenue.name': 'name',
  'sportsVenue.phoneNumber': 'phone',
  'metadata.website': 'website',
  'address.country': 'country',
  'address.city': 'city',
  'address.street': 'street',
  'address.number': 'number',
  'address.postalCode': 'postalCode',
  'address.formattedAddress': 'formattedAddress',
  'address.latitude': 'latitude',
  'address.longitude': 'longitude',
  // Not in the form: each is shown at the field that it belongs to.
  'address.state': 'city',
  'address.stateCode': 'city',
  'address.countryCode': 'country',
  'sportsVenue.sportIds': 'sportIds',
} satisfies Record<FormPath, keyof EditVenueFields>;

/** The validation errors of the form by field, by the schema that the server uses too. */
export function fieldErrorsOf(body: UpdateBody): FieldErrors {
  const result = v.safeParse(updateBodySchema, body);
  const fieldErrors: FieldErrors = {};
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue) ?? '';
    const field = FIELD_OF[path];
    if (field !== undefined) fieldErrors[field] ??= errorOf(path, issue);
  }
  return fieldErrors;
}

const coordinateErrors = (fields: EditVenueFields): FieldErrors =>
  Object.fromEntries(invalidCoordinates(fields).map((field) => [field, field]));

/** A stored phone number may be any text that a source has published, so only a changed one is validated. */
function phoneError({ venue }: VenueReviewItem, { sportsVenue, address }: UpdateBody): FieldErrors {
  const phone = sportsVenue.phoneNumber ?? '';
  const isStored = phone === (venue.sportsVenue.phoneNumber ?? '');
  const dialCode = dialCodeOf(address.countryCode) ?? DIAL_CODE_DEFAULT;
  return isStored || isPhone(dialCode, phone) ? {} : { phone: 'phone' };
}

/** The fields that the server refused; none if that is not why a request failed. */
export function refusedFields(error: unknown): FieldErrors {
  const errors = error instanceof RequestError ? (error.problem?.errors ?? []) : [];
  const fieldErrors: FieldErrors = {};
  for (const { path } of errors) {
    const field = FIELD_OF[path];
    if (field !== undefined) fieldErrors[field] ??= hiddenError(path) ?? refusalOf(field);
  }
  return fieldErrors;
}

/** The validation error of a part of the address that is not in the form. */
const hiddenError = (path: string): FieldError | undefined =>
  /^address\.(state|countryCode)/.test(path) ? 'place' : undefined;

const refusalOf = (field: keyof EditVenueFields): FieldError =>
  field === 'website' ? 'website' : 'refused';

function errorOf(path: string, issue: v.BaseIssue<unknown>): FieldError {
  const hidden = hiddenError(path);
  if (hidden) return hidden;
  if (issue.type === 'max_length') return { max: Number(issue.requirement) };
  if (FIELD_OF[path] === 'website') return 'website';
  return issue.type === 'regex' ? 'required' : 'unsafe';
}
