import {
  LATITUDE_MAX,
  LONGITUDE_MAX,
  parseCoordinate,
  SPORT_IDS,
  type UpdateBody,
  updateBodySchema,
  type VenueMend,
  type VenueReviewItem,
} from '@campetto/contract';
import type { EditVenueFields } from '@campetto/ui';
import * as v from 'valibot';
import { countryCodeOf } from './countryCode.ts';

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

/** The fields with a certain mend in them, for a person to look at before it is saved. */
export function mended(fields: EditVenueFields, mend: VenueMend = {}): EditVenueFields {
  const texts = Object.entries(mend).map(([field, value]) => [field, String(value)]);
  return { ...fields, ...Object.fromEntries(texts) };
}

/**
 * The update that the form asks for. A changed country brings its code, or none when it is not
 * known; a coordinate that is no number becomes 0 (spec §5).
 */
export function updateBody(item: VenueReviewItem, fields: EditVenueFields): UpdateBody {
  const { sportsVenue, address } = item.venue;
  const country = fields.country.trim();
  return {
    folderPath: item.folderPath,
    sportsVenue: {
      id: sportsVenue.id,
      name: fields.name.trim(),
      phoneNumber: fields.phone.trim() || null,
      sportIds: SPORT_IDS.filter((id) => fields.sportIds.includes(id)),
      isVerified: sportsVenue.isVerified,
    },
    address: {
      ...address,
      country,
      countryCode: country === address.country ? address.countryCode : countryCodeOf(country),
      city: fields.city,
      street: fields.street,
      number: fields.number,
      postalCode: fields.postalCode,
      formattedAddress: fields.formattedAddress,
      latitude: parseCoordinate(fields.latitude, LATITUDE_MAX),
      longitude: parseCoordinate(fields.longitude, LONGITUDE_MAX),
    },
    metadata: { website: fields.website.trim() || null },
  };
}

export type EditProblem = 'required' | 'website' | 'tooLong' | 'unsafe';

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
};

/** What is wrong with the form, by field, by the rules that the server applies too. */
export function editProblems(
  body: UpdateBody,
): Partial<Record<keyof EditVenueFields, EditProblem>> {
  const result = v.safeParse(updateBodySchema, body);
  const problems: Partial<Record<keyof EditVenueFields, EditProblem>> = {};
  for (const issue of result.issues ?? []) {
    const field = FIELD_OF[v.getDotPath(issue) ?? ''];
    if (field !== undefined) problems[field] ??= problemOf(field, issue.type);
  }
  return problems;
}

function problemOf(field: keyof EditVenueFields, type: string): EditProblem {
  if (type === 'max_length') return 'tooLong';
  if (field === 'website') return 'website';
  return type === 'regex' ? 'required' : 'unsafe';
}
