import {
  CREATION_RULES,
  type CreationRule,
  firstBrokenRule,
  isOnePhone,
  joinPhone,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  parseCoordinate,
  SPORT_IDS,
  type UpdateBody,
  type VenueCreation,
  type VenueReviewItem,
  venueCreationSchema,
} from '@campetto/contract';
import type { AddVenueProblem } from '@campetto/ui/venue-forms';
import * as v from 'valibot';
import { invalidCoordinates } from '../addresses/coordinates.ts';
import { changedFields } from '../edit/changedFields.ts';
import { RequestError } from '../requests/requestError.ts';
import { ADDRESS_FIELDS, type VenueDraft } from './draft.ts';

/** The request body of the draft (spec §5). */
export function creationOf(draft: VenueDraft): VenueCreation {
  const { address } = draft;
  const phoneNumber = joinPhone(draft.dialCode, draft.phone);
  return {
    sportsVenue: {
      name: draft.name.trim(),
      ...(phoneNumber !== undefined && { phoneNumber }),
      sportIds: SPORT_IDS.filter((id) => draft.sportIds.includes(id)),
      isVerified: false,
    },
    address: {
      ...address,
      countryCode: address.countryCode.trim().toUpperCase(),
      latitude: parseCoordinate(address.latitude, LATITUDE_MAX),
      longitude: parseCoordinate(address.longitude, LONGITUDE_MAX),
    },
  };
}

/** The version of a venue that nobody has changed since it was created. */
const FIRST_VERSION = 1;

/** The venue that is being added, as an attempt has sent it. */
const attemptContentSchema = v.pipe(v.string(), v.parseJson(), v.looseTuple([venueCreationSchema]));

/**
 * The update of a venue that an attempt of the draft has created. If somebody has changed the venue since, the update
 * changes only what differs from the attempt, and throws if the content of the attempt cannot be read.
 */
export function updateOfCreated(
  { folderPath, venue, version }: VenueReviewItem,
  draft: VenueDraft,
): UpdateBody {
  const typed = v.parse(venueCreationSchema, creationOf(draft));
  const isUnchanged = version === FIRST_VERSION;
  const before = isUnchanged ? venue : v.parse(attemptContentSchema, draft.attempt?.content)[0];
  return {
    folderPath,
    sportsVenue: {
      ...venue.sportsVenue,
      ...changedFields<object>(before.sportsVenue, typed.sportsVenue),
    },
    address: { ...venue.address, ...changedFields<object>(before.address, typed.address) },
  };
}

/** The validation error of a field: it breaks a rule of spec §5 or a limit of the schema, or the server refused it. */
export interface DraftError {
  field: AddVenueProblem['field'];
  rule:
    | CreationRule['key']
    | ('countryCode' | 'unsafe' | 'latitude' | 'longitude' | 'manyPhones' | 'refused' | 'tooLong');
  /** How many characters the field allows, if the text is too long. */
  max?: number;
}

/** What is typed into a field. */
export function draftText(draft: VenueDraft, field: DraftError['field']): string {
  if (field === 'name' || field === 'phone') return draft[field];
  return field === 'sportIds' ? draft.sportIds.join() : draft.address[field];
}

const FIELDS = [...ADDRESS_FIELDS, 'name', 'sportIds'] as const;

/** The field of the form for a path of the request body. */
function fieldOf(path: string | null | undefined): DraftError['field'] | undefined {
  const [, name] = path?.split('.') ?? [];
  return name === 'phoneNumber' ? 'phone' : FIELDS.find((field) => field === name);
}

/** The first validation error of the draft; undefined if it can be sent. */
export function draftErrorOf(draft: VenueDraft): DraftError | undefined {
  const broken = firstBrokenRule({ ...draft.address, name: draft.name, sportIds: draft.sportIds });
  if (broken) return { field: broken.field, rule: broken.key };
  const coordinate = invalidCoordinates(draft.address)[0];
  if (coordinate) return { field: coordinate, rule: coordinate };
  if (!isOnePhone(draft.dialCode, draft.phone)) return { field: 'phone', rule: 'manyPhones' };
  const [issue] = v.safeParse(venueCreationSchema, creationOf(draft)).issues ?? [];
  const field = issue && fieldOf(v.getDotPath(issue));
  if (field === undefined) return undefined;
  if (issue?.type === 'max_length')
    return { field, rule: 'tooLong', max: Number(issue.requirement) };
  return { field, rule: field === 'countryCode' ? 'countryCode' : 'unsafe' };
}

/** The first field that the server refused; undefined if that is not why a request failed. */
export function refusedField(error: unknown): DraftError | undefined {
  const errors = error instanceof RequestError ? (error.problem?.errors ?? []) : [];
  for (const { path, rule } of errors) {
    const field = fieldOf(path);
    const known = CREATION_RULES.find(({ key }) => key === rule)?.key;
    if (field) return { field, rule: known ?? 'refused' };
  }
  return undefined;
}
