import * as v from 'valibot';
import { VENUE_CHECKS } from './checks/venue-checks.ts';
import { DISCARD_REASONS } from './decisions/decisions.ts';
import { line, requiredLine } from './text.ts';
import { countSchema, EMAIL_MAX, limitOf } from './values.ts';
import { CITY_SLUGS, type CitySlug, COUNTRY_SLUGS, citiesOf } from './venue/places.ts';
import { SPORT_SLUGS } from './venue/sports.ts';
import { VENUE_STATUSES, type VenueStatus } from './venue/status.ts';
import { SOURCE_NAME_MAX, venueReviewItemSchema } from './venue/venue.ts';

export const LIST_LIMITS = [5, 10, 20, 25, 50, 100, 200] as const;
export const LIST_LIMIT_DEFAULT = 20;

export const SEARCH_MAX_LENGTH = 100;
/** Where a filter has no stored count, its venues are counted up to this number; a larger count is capped. */
export const LIST_COUNT_MAX = 10_000;
/** On a list response whose number of venues in all is known without counting them. */
export const TOTAL_HEADER = 'x-total-count';

/**
 * Set on a list response when no venue has the searched words: the similar words that were searched
 * instead, URI-encoded.
 */
export const SIMILAR_WORDS_HEADER = 'x-similar-words';

/** Orders of a list: newest first, oldest first, best rating first, names from A, most failed checks first. */
export const LIST_SORTS = ['newest', 'oldest', 'rating', 'name', 'checks'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** The value of the country filter for venues whose address names no country. */
export const NO_COUNTRY = 'none';
const COUNTRY_FILTERS = [...COUNTRY_SLUGS, NO_COUNTRY] as const;
export type CountryFilter = (typeof COUNTRY_FILTERS)[number];

/** Why a venue was discarded, as a filter; `none` for those without a reason. */
export const REASON_FILTERS = [...DISCARD_REASONS, 'none'] as const;
export type ReasonFilter = (typeof REASON_FILTERS)[number];

/** Places by which a list and an export are filtered (spec §7). */
export const placeFilterEntries = {
  country: v.optional(v.picklist(COUNTRY_FILTERS, `must be one of ${COUNTRY_FILTERS.join(', ')}`)),
  city: v.optional(v.picklist(CITY_SLUGS, `must be one of ${CITY_SLUGS.join(', ')}`)),
};

/** Filters of a list and an export beyond spec §7. */
export const listFilterEntries = {
  /**
   * Words of the name, the city or the street, where accents are ignored; or a phone number, whole or its last four
   * digits and more; or the address of a website, its host, or words of its domain and path.
   */
  q: v.optional(line(SEARCH_MAX_LENGTH)),
  /** Venues for which this check fails; `any` for those with at least one, also that it looks like a discarded one. */
  check: v.optional(v.picklist([...VENUE_CHECKS, 'any'])),
  /** Only venues that neither fail a check, nor have a possible duplicate, nor look like a discarded one. */
  clean: v.optional(v.literal('true', 'must be true or absent')),
  /** Only venues with a possible duplicate that nobody has rejected. */
  hasDuplicates: v.optional(v.literal('true', 'must be true or absent')),
  /** Only venues that are set aside for later. */
  later: v.optional(v.literal('true', 'must be true or absent')),
  /** Venues that this import added. */
  imported: v.optional(v.pipe(v.string(), v.uuid('must be the id of an import'))),
  /** Venues on which this batch of decisions decided. */
  batch: v.optional(v.pipe(v.string(), v.uuid('must be the id of a batch'))),
  /** Venues of this source, named as `metadata.source` of a review item. */
  source: v.optional(requiredLine(SOURCE_NAME_MAX)),
  /** Venues with this sport. */
  sport: v.optional(v.picklist(SPORT_SLUGS, `must be one of ${SPORT_SLUGS.join(', ')}`)),
  /** Discarded venues with this reason; `none` for those without one. Other venues have no reason. */
  reason: v.optional(v.picklist(REASON_FILTERS, `must be one of ${REASON_FILTERS.join(', ')}`)),
  /** Venues on which this administrator, named by e-mail, decided last. */
  reviewer: v.optional(requiredLine(EMAIL_MAX)),
};

/**
 * The filters that no venue of a status matches: only discarded venues have a reason, nobody has decided on a pending
 * one, and only those are set aside.
 */
const INAPPLICABLE_FILTERS = {
  pending: ['reason', 'reviewer'],
  approved: ['reason', 'later'],
  discarded: ['later'],
} satisfies Record<VenueStatus, (keyof typeof listFilterEntries)[]>;

/** A filter with `absent` instead of the values that do not apply to its status. */
export const applicableFilter = <Filter extends { status: VenueStatus }>(
  filter: Filter,
  absent: null | undefined,
): Filter => ({
  ...filter,
  ...Object.fromEntries(INAPPLICABLE_FILTERS[filter.status].map((name) => [name, absent])),
});

interface PlaceFilter {
  country?: CountryFilter | undefined;
  city?: CitySlug | undefined;
}

/** The schema of a filter, with the rule that a city needs its country. */
export function withCityInCountry<
  const Schema extends v.GenericSchema<Record<string, unknown>, PlaceFilter>,
>(schema: Schema) {
  const rule = v.forward(
    v.partialCheck(
      [['country'], ['city']],
      ({ country, city }: PlaceFilter) =>
        city === undefined || (country !== undefined && citiesOf(country).includes(city)),
      'must be in the chosen country',
    ),
    ['city'],
  );
  // Valibot cannot derive the paths of a filter that is not known yet.
  return v.pipe(schema, rule as unknown as v.GenericValidation<v.InferOutput<Schema>>);
}

/** Query of a list. A city needs its country; `cursor` comes from the `Link` header. */
export const listQuerySchema = withCityInCountry(
  v.strictObject({
    limit: limitOf({
      min: Math.min(...LIST_LIMITS),
      max: Math.max(...LIST_LIMITS),
      preset: LIST_LIMIT_DEFAULT,
    }),
    ...placeFilterEntries,
    cursor: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    ...listFilterEntries,
    sort: v.optional(v.picklist(LIST_SORTS), 'newest'),
  }),
);
export type ListQuery = v.InferOutput<typeof listQuerySchema>;
export const listResponseSchema = v.array(venueReviewItemSchema);

/** Query of the count of a list: its filters. */
export const listCountQuerySchema = withCityInCountry(
  v.strictObject({ ...placeFilterEntries, ...listFilterEntries }),
);
export type ListCountQuery = v.InferOutput<typeof listCountQuerySchema>;

/** How far the venues of other statuses that a search finds are counted. */
export const OTHERS_COUNT_MAX = 1000;

const countEntries = {
  /** At most {@link LIST_COUNT_MAX} where the venues must be counted. */
  count: countSchema,
  /** There are more than `count`. */
  capped: v.boolean(),
};

/** How many venues a list has in all. */
export const listCountSchema = v.strictObject({
  ...countEntries,
  /**
   * How many venues of other statuses the same search finds, up to {@link OTHERS_COUNT_MAX} each. Similar words are
   * searched where no status has the words as they are typed. Contains only statuses that have such venues, and is
   * empty without a search.
   */
  others: v.array(v.strictObject({ status: v.picklist(VENUE_STATUSES), ...countEntries })),
});
export type ListCount = v.InferOutput<typeof listCountSchema>;

/** The filters whose values come from the venues: their sources, and the administrators who decided. */
export const filterOptionsSchema = v.strictObject({
  sources: v.array(v.string()),
  reviewers: v.array(v.string()),
});
export type FilterOptions = v.InferOutput<typeof filterOptionsSchema>;
