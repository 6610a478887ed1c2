import * as v from 'valibot';
import { VENUE_CHECKS } from './checks/venue-checks.ts';
import { line } from './text.ts';
import {
  CITY_SLUGS,
  type CitySlug,
  COUNTRY_SLUGS,
  type CountrySlug,
  citiesOf,
} from './venue/places.ts';
import { venueReviewItemSchema } from './venue/venue.ts';

export const LIST_LIMITS = [5, 10, 20, 25, 50, 100, 200] as const;
export const LIST_LIMIT_DEFAULT = 20;
const LIST_LIMIT_MIN = 5;
const LIST_LIMIT_MAX = 200;
const LIMIT_MESSAGE = `must be between ${LIST_LIMIT_MIN} and ${LIST_LIMIT_MAX}`;

export const SEARCH_MAX_LENGTH = 100;
/** A list narrowed by words or a check is counted up to this; the total of a longer one is capped. */
export const LIST_COUNT_MAX = 100;
/** Set on a list response whose total is capped. */
export const TOTAL_CAPPED_HEADER = 'x-total-capped';

/**
 * Set on a list response when no venue has the searched words: the similar words that were searched
 * instead, URI-encoded.
 */
export const SIMILAR_WORDS_HEADER = 'x-similar-words';

/** Orders of a list: newest first, best rating first, names from A, most failed checks first. */
export const LIST_SORTS = ['newest', 'rating', 'name', 'checks'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Places by which a list and an export are filtered (spec §7). */
export const placeFilterEntries = {
  country: v.optional(v.picklist(COUNTRY_SLUGS, `must be one of ${COUNTRY_SLUGS.join(', ')}`)),
  city: v.optional(v.picklist(CITY_SLUGS, `must be one of ${CITY_SLUGS.join(', ')}`)),
};

/** Filters of a list and an export beyond spec §7. */
export const listFilterEntries = {
  /** Words of the name, the city or the street; accents are ignored. */
  q: v.optional(line(SEARCH_MAX_LENGTH)),
  /** Venues for which this check fails; `any` for those with at least one failed stored check. */
  check: v.optional(v.picklist([...VENUE_CHECKS, 'any'])),
  /** Venues that this import added. */
  imported: v.optional(v.pipe(v.string(), v.uuid('must be the id of an import'))),
};

/** Whether a place filter's city is in its country; a city needs its country. */
export const isCityInCountry = ({
  country,
  city,
}: {
  country?: CountrySlug | undefined;
  city?: CitySlug | undefined;
}) => city === undefined || (country !== undefined && citiesOf(country).includes(city));
export const CITY_MESSAGE = 'must be in the chosen country';

/** Query of a list. A city needs its country; `cursor` comes from the `Link` header. */
export const listQuerySchema = v.pipe(
  v.strictObject({
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^-?\d+$/, 'must be a whole number'),
        v.transform(Number),
        v.minValue(LIST_LIMIT_MIN, LIMIT_MESSAGE),
        v.maxValue(LIST_LIMIT_MAX, LIMIT_MESSAGE),
      ),
      String(LIST_LIMIT_DEFAULT),
    ),
    ...placeFilterEntries,
    cursor: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    ...listFilterEntries,
    sort: v.optional(v.picklist(LIST_SORTS), 'newest'),
  }),
  v.forward(v.partialCheck([['country'], ['city']], isCityInCountry, CITY_MESSAGE), ['city']),
);
export type ListQuery = v.InferOutput<typeof listQuerySchema>;
export const listResponseSchema = v.array(venueReviewItemSchema);
