import * as v from 'valibot';
import { discardReasonEntries } from './decisions.ts';
import { findEntries, LIST_SORTS } from './find.ts';
import { folderPathSchema } from './folder-path.ts';
import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX, LIST_LIMIT_MIN } from './limits.ts';
import { CITY_SLUGS, type CitySlug, COUNTRY_SLUGS, type CountrySlug, citiesOf } from './places.ts';
import { STATUS_PATHS, VENUE_STATUSES, type VenueStatus } from './status.ts';
import { requiredLine } from './text.ts';
import { TRANSFER_FORMATS } from './transfer.ts';
import { addressSchema, sportsVenueSchema, venueReviewItemSchema, websiteSchema } from './venue.ts';

/** Methods and paths of the calls (spec §7). */
export const CALLS = {
  count: { method: 'GET', path: '/api/venues/count' },
  approve: { method: 'POST', path: '/api/venues/approve' },
  discard: { method: 'DELETE', path: '/api/venues/discard' },
  restore: { method: 'POST', path: '/api/venues/restore' },
  update: { method: 'PUT', path: '/api/venues/update' },
  create: { method: 'POST', path: '/api/venues/create' },
  replacePicture: { method: 'PUT', path: '/api/venues/picture' },
  removePicture: { method: 'DELETE', path: '/api/venues/picture' },
  decisions: { method: 'POST', path: '/api/venues/decisions' },
  history: { method: 'GET', path: '/api/venues/history' },
  reasons: { method: 'GET', path: '/api/venues/reasons' },
  twins: { method: 'POST', path: '/api/venues/twins' },
  export: { method: 'GET', path: '/api/venues/export' },
  imports: { method: 'POST', path: '/api/imports' },
  importPreview: { method: 'POST', path: '/api/imports/preview' },
  addressSearch: { method: 'GET', path: '/api/geocode/search' },
  activity: { method: 'GET', path: '/api/activity' },
  undo: { method: 'POST', path: '/api/activity/undo' },
  config: { method: 'GET', path: '/api/config' },
} as const;

/** The path of the list of a status. */
export const listPath = (status: VenueStatus) => `/api/venues/${STATUS_PATHS[status]}` as const;

const placeEntries = {
  country: v.optional(v.picklist(COUNTRY_SLUGS, `must be one of ${COUNTRY_SLUGS.join(', ')}`)),
  city: v.optional(v.picklist(CITY_SLUGS, `must be one of ${CITY_SLUGS.join(', ')}`)),
};

const liesInItsCountry = ({
  country,
  city,
}: {
  country?: CountrySlug | undefined;
  city?: CitySlug | undefined;
}) => city === undefined || (country !== undefined && citiesOf(country).includes(city));
const CITY_MESSAGE = 'must lie in the chosen country';

/** Query of a list. A city needs its country; `cursor` comes from the `Link` header. */
export const listQuerySchema = v.pipe(
  v.strictObject({
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,3}$/, 'must be a whole number'),
        v.transform(Number),
        v.minValue(LIST_LIMIT_MIN, `must be at least ${LIST_LIMIT_MIN}`),
        v.maxValue(LIST_LIMIT_MAX, `must be at most ${LIST_LIMIT_MAX}`),
      ),
      String(LIST_LIMIT_DEFAULT),
    ),
    ...placeEntries,
    cursor: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    ...findEntries,
    sort: v.optional(v.picklist(LIST_SORTS), 'newest'),
  }),
  v.forward(v.partialCheck([['country'], ['city']], liesInItsCountry, CITY_MESSAGE), ['city']),
);
export type ListQuery = v.InferOutput<typeof listQuerySchema>;
export const listAnswerSchema = v.array(venueReviewItemSchema);

/** Query of an export: the filters of a list, whose order it has; it has no pages. */
export const exportQuerySchema = v.pipe(
  v.strictObject({
    format: v.picklist(TRANSFER_FORMATS, `must be one of ${TRANSFER_FORMATS.join(', ')}`),
    status: v.picklist(VENUE_STATUSES, `must be one of ${VENUE_STATUSES.join(', ')}`),
    ...placeEntries,
    ...findEntries,
    sort: v.optional(v.picklist(LIST_SORTS), 'newest'),
  }),
  v.forward(v.partialCheck([['country'], ['city']], liesInItsCountry, CITY_MESSAGE), ['city']),
);
export type ExportQuery = v.InferOutput<typeof exportQuerySchema>;

/** Body of approve, discard and restore. */
export const moveBodySchema = v.strictObject({
  folderPath: folderPathSchema,
  country: requiredLine(100),
  city: requiredLine(100),
});
export type MoveBody = v.InferOutput<typeof moveBodySchema>;

/** Body of a discard: it may say why. */
export const discardBodySchema = v.strictObject({
  ...moveBodySchema.entries,
  ...discardReasonEntries,
});
export type DiscardBody = v.InferInput<typeof discardBodySchema>;

/** Beside a decision and an update the answer names its record of activity, by which it is undone. */
export const ACTIVITY_ID_HEADER = 'x-activity-id';
/** On a list that was not counted to its end. */
export const CAPPED_HEADER = 'x-total-capped';

/** Answer of approve, discard, restore: where the venue stands now. */
export const moveAnswerSchema = v.strictObject({
  folderPath: folderPathSchema,
  status: v.picklist(VENUE_STATUSES),
  version: v.pipe(v.number(), v.integer()),
});
export type MoveAnswer = v.InferOutput<typeof moveAnswerSchema>;

/**
 * Body of an update. `metadata.website` goes beyond spec §7, which forgets the website that the
 * edit form of §2.12 offers: absent leaves it as it is, null removes it.
 */
export const updateBodySchema = v.strictObject({
  folderPath: folderPathSchema,
  sportsVenue: sportsVenueSchema,
  address: addressSchema,
  metadata: v.optional(v.strictObject({ website: v.nullable(websiteSchema) })),
});
export type UpdateBody = v.InferInput<typeof updateBodySchema>;

/**
 * Body of a removal of a venue's picture. One that replaces it is a form of `folderPath` and
 * `image`, which holds to the rules of `IMAGE_RULES`.
 */
export const removePictureBodySchema = v.strictObject({ folderPath: folderPathSchema });

/** Answer of an update, of its fields or its picture: the venue as it is stored now. */
export const updateAnswerSchema = venueReviewItemSchema;

/** Answer of a creation. */
export const createAnswerSchema = v.strictObject({ venueId: v.pipe(v.string(), v.uuid()) });
export type CreateAnswer = v.InferOutput<typeof createAnswerSchema>;

/** What the server tells the web app when it starts; nothing of it is secret. */
export const appConfigSchema = v.strictObject({
  firebase: v.strictObject({
    apiKey: v.string(),
    authDomain: v.string(),
    projectId: v.string(),
    /** Address of the sign-in emulator; null against the real service. */
    emulatorUrl: v.nullable(v.string()),
  }),
  mediaBase: v.string(),
  geocoderBase: v.string(),
});
export type AppConfig = v.InferOutput<typeof appConfigSchema>;
