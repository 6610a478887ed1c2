import {
  type CreationRule,
  firstBrokenRule,
  joinPhone,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  parseCoordinate,
  SPORT_IDS,
  type VenueCreation,
  venueCreationSchema,
} from '@campetto/contract';
import type { AddVenueProblem } from '@campetto/ui';
import * as v from 'valibot';
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

/** The validation error of a field: a rule of spec §5, or a limit of the server's schema. */
export interface DraftProblem {
  field: AddVenueProblem['field'];
  rule: CreationRule['key'] | 'countryCode' | 'tooLong' | 'unsafe';
}

/** The first validation error of the draft; undefined if it can be sent. */
export function draftProblem(draft: VenueDraft): DraftProblem | undefined {
  const broken = firstBrokenRule({ ...draft.address, name: draft.name, sportIds: draft.sportIds });
  if (broken) return { field: broken.field, rule: broken.key };
  const [issue] = v.safeParse(venueCreationSchema, creationOf(draft)).issues ?? [];
  if (issue === undefined) return undefined;
  const field = v.getDotPath(issue)?.split('.')[1];
  const known = [...ADDRESS_FIELDS, 'name' as const].find((name) => name === field);
  if (known === undefined) return undefined;
  if (issue.type === 'max_length') return { field: known, rule: 'tooLong' };
  return { field: known, rule: known === 'countryCode' ? 'countryCode' : 'unsafe' };
}
