import * as v from 'valibot';
import { folderPathSchema } from './folder-path.ts';
import { DECISIONS_MAX, SEARCH_MAX_LENGTH } from './limits.ts';
import { line } from './text.ts';
import { venueReviewItemSchema } from './venue.ts';

/** What looks wrong with a venue; `checks.ts` says when. Stored with it, but for the shared ones. */
export const VENUE_CHECKS = [
  'coordinatesZero',
  'coordinatesEqual',
  'coordinatesSwapped',
  'coordinatesOutside',
  'coordinatesRounded',
  'coordinatesShared',
  'dialCode',
  'phoneShared',
  'websiteInvalid',
  'websiteShared',
  'noSport',
  'noStreet',
  'postalCode',
  'nameShort',
  'nameShouting',
  'nameLong',
] as const;
export type VenueCheck = (typeof VENUE_CHECKS)[number];

/** Orders of a list: `newest` first, the best `rating` first, `name` from A, most `warnings` first. */
export const LIST_SORTS = ['newest', 'rating', 'name', 'warnings'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** What a list, and an export, may be narrowed by beyond spec §7. */
export const findEntries = {
  /** Words of the name, the city or the street; accents do not matter. */
  q: v.optional(line(SEARCH_MAX_LENGTH)),
  /** Venues that this check flags; `any` for those that any stored check does. */
  check: v.optional(v.picklist([...VENUE_CHECKS, 'any'])),
};

/** Body of a search for twins: the venues of a list. */
export const twinsBodySchema = v.strictObject({
  folderPaths: v.pipe(
    v.array(folderPathSchema),
    v.minLength(1, 'must name a venue'),
    v.maxLength(DECISIONS_MAX, `must name at most ${DECISIONS_MAX} venues`),
  ),
});

/** A venue that is likely the same as another, and what says so. */
export const twinSchema = v.strictObject({
  item: venueReviewItemSchema,
  /** 0 to 1: how likely. */
  score: v.number(),
  /** 0 to 1: how alike the names are. */
  name: v.number(),
  /** In metres; null where either place is unknown. */
  distance: v.nullable(v.number()),
  samePhone: v.boolean(),
  sameWebsite: v.boolean(),
});
export type Twin = v.InferOutput<typeof twinSchema>;

/** The likely twins of each venue that has one, the likeliest first, at most five. */
export const twinsAnswerSchema = v.record(folderPathSchema, v.array(twinSchema));
export type Twins = v.InferOutput<typeof twinsAnswerSchema>;
