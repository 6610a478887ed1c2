import * as v from 'valibot';
import { VENUE_CHECKS } from '../checks/venue-checks.ts';
import { discardedDuplicateSchema, venueDecisionSchema } from '../decisions/decisions.ts';
import { line, lines, requiredLine } from '../text.ts';
import { countSchema, uuidSchema } from '../values.ts';
import { LATITUDE_MAX, LONGITUDE_MAX } from './coordinates.ts';
import { folderPathSchema } from './folder-path.ts';
import { setAsideSchema } from './set-aside.ts';
import { SPORT_IDS } from './sports.ts';
import { VENUE_STATUSES } from './status.ts';

const degrees = (max: number) =>
  v.pipe(
    v.number(),
    v.minValue(-max, `must be at least -${max}`),
    v.maxValue(max, `must be at most ${max}`),
  );

/** Characters of a house number. */
export const HOUSE_NUMBER_MAX = 20;

/** The address of a venue (spec §3). An unknown text is empty, an unknown coordinate is 0. */
export const addressSchema = v.strictObject({
  country: line(100),
  countryCode: v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/, 'must be two capital letters, as IT')),
  city: line(100),
  state: line(100),
  stateCode: line(10),
  street: line(200),
  number: line(HOUSE_NUMBER_MAX),
  postalCode: line(20),
  formattedAddress: lines(500),
  latitude: degrees(LATITUDE_MAX),
  longitude: degrees(LONGITUDE_MAX),
});
export type Address = v.InferOutput<typeof addressSchema>;

const sportIdsSchema = v.pipe(
  v.array(v.picklist(SPORT_IDS, 'must be the id of one of the five sports')),
  v.maxLength(SPORT_IDS.length, `must name at most ${SPORT_IDS.length} sports`),
  v.check((ids) => new Set(ids).size === ids.length, 'must not name a sport twice'),
);

/** A web address with scheme http or https, as it is stored. */
export const websiteSchema = v.pipe(
  requiredLine(2000),
  v.url('must be a web address, as https://example.org'),
  // Browsers accept a space, and a name before the host, which can look like another host.
  v.regex(
    /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i,
    'must start with http:// or https:// and a host, and have no user name and no space',
  ),
);

const BARE_ADDRESS = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u;

/** A typed web address; one without a scheme, as `example.org`, gets `https://`. */
export const completeWebsite = (text: string): string =>
  BARE_ADDRESS.test(text.trim()) ? `https://${text.trim()}` : text.trim();

const phoneNumberSchema = v.nullable(line(40));
const venueNameSchema = requiredLine(200);

/** The venue itself (spec §3). `phoneNumber` is null when unknown. */
export const sportsVenueSchema = v.strictObject({
  id: uuidSchema,
  name: venueNameSchema,
  phoneNumber: phoneNumberSchema,
  sportIds: sportIdsSchema,
  isVerified: v.boolean(),
});
export type SportsVenue = v.InferOutput<typeof sportsVenueSchema>;

/** The source's data about a venue; null where the source has none. `rating` is out of 5. */
const venueMetadataSchema = v.strictObject({
  website: v.nullable(v.string()),
  rating: v.nullable(v.number()),
  totalRatings: v.nullable(v.number()),
  /** ISO 8601 date and time at which the source last changed its record. */
  lastUpdated: v.nullable(v.string()),
  source: v.string(),
  photoFileName: v.nullable(v.string()),
});

/**
 * One row of a review list (spec §3). The fields after `venue` go beyond the specification: the
 * version is sent back as `If-Match` so that no update overwrites another one unseen. An imported
 * venue may lack a name, and spec §4 mentions one without an id, so a response allows both to be
 * empty.
 */
export const venueReviewItemSchema = v.strictObject({
  folderPath: folderPathSchema,
  country: v.string(),
  hasImage: v.boolean(),
  metadata: venueMetadataSchema,
  venue: v.strictObject({
    sportsVenue: v.strictObject({
      ...sportsVenueSchema.entries,
      id: v.string(),
      name: v.string(),
    }),
    address: addressSchema,
  }),
  status: v.picklist(VENUE_STATUSES),
  version: v.pipe(v.number(), v.integer()),
  /** The last decision on it; null while it is pending. */
  decision: v.nullable(venueDecisionSchema),
  /**
   * Only of a pending venue: the last discarded one that is probably the same place. Absent in responses of the version
   * before.
   */
  discardedDuplicate: v.optional(v.nullable(discardedDuplicateSchema), null),
  /** Only of a pending venue; null unless it is set aside for later. */
  setAside: v.nullable(setAsideSchema),
  /**
   * How many other venues, up to 100, have the same value; discarded ones do not count, and one
   * with the same phone or website counts only if it has the same name or is within 300 m.
   */
  shared: v.strictObject({ coordinates: countSchema, phone: countSchema, website: countSchema }),
  /** The phone number without its repeated dial code; null where none is repeated. */
  suggestedPhone: v.nullable(v.string()),
  /** All its failed checks, in the order of `VENUE_CHECKS`. */
  checks: v.array(v.picklist(VENUE_CHECKS)),
});
export type VenueReviewItem = v.InferOutput<typeof venueReviewItemSchema>;

/** How many venues have each status (spec §3). */
export const venueCountsSchema = v.strictObject({
  scrapedCount: countSchema,
  approvedCount: countSchema,
  discardedCount: countSchema,
  total: countSchema,
});
export type VenueCounts = v.InferOutput<typeof venueCountsSchema>;

/** The source of a venue that an administrator added by hand. */
export const MANUAL_SOURCE = 'manual';
/** Characters of the name of a source. */
export const SOURCE_NAME_MAX = 100;

/**
 * `venueData` of a creation (spec §3): the server gives the id. Coordinates and the formatted
 * address may be missing (spec §5); which of the rest must be filled, see `CREATION_RULES`.
 */
export const venueCreationSchema = v.strictObject({
  sportsVenue: v.strictObject({
    name: venueNameSchema,
    phoneNumber: v.optional(phoneNumberSchema, null),
    sportIds: sportIdsSchema,
    isVerified: v.optional(v.literal(false, 'must be false: a new venue waits for review'), false),
  }),
  address: v.strictObject({
    ...addressSchema.entries,
    formattedAddress: v.optional(addressSchema.entries.formattedAddress, ''),
    latitude: v.optional(addressSchema.entries.latitude, 0),
    longitude: v.optional(addressSchema.entries.longitude, 0),
  }),
});
export type VenueCreation = v.InferInput<typeof venueCreationSchema>;
