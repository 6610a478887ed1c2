import * as v from 'valibot';

/** Characters from which on a text is searched. */
export const ADDRESS_SEARCH_MIN_LENGTH = 3;
export const ADDRESSES_MAX = 5;

const textSchema = v.optional(v.string());

/**
 * One result of a Nominatim-compatible geocoder (spec §3). `place_id` is a number or a string,
 * depending on the server; everything under `address` may be missing.
 */
export const addressSearchResultSchema = v.object({
  place_id: v.union([v.number(), v.string()]),
  display_name: v.string(),
  lat: v.string(),
  lon: v.string(),
  address: v.optional(
    v.object({
      road: textSchema,
      house_number: textSchema,
      city: textSchema,
      town: textSchema,
      village: textSchema,
      municipality: textSchema,
      postcode: textSchema,
      state: textSchema,
      county: textSchema,
      province: textSchema,
      region: textSchema,
      state_code: textSchema,
      'ISO3166-2-lvl3': textSchema,
      'ISO3166-2-lvl4': textSchema,
      'ISO3166-2-lvl5': textSchema,
      'ISO3166-2-lvl6': textSchema,
      country: textSchema,
      country_code: textSchema,
    }),
    {},
  ),
});
export type AddressSearchResult = v.InferOutput<typeof addressSearchResultSchema>;
export const addressSearchResponseSchema = v.array(addressSearchResultSchema);

/** The fixed query of an address search (spec §7); `q` is added to it. */
export const ADDRESS_SEARCH_QUERY = {
  format: 'json',
  limit: String(ADDRESSES_MAX),
  addressdetails: '1',
  extratags: '1',
  namedetails: '1',
} as const;

const flagSchema = v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1');

/** `GET /search` of the product's own address search: that query, or a part of it. */
export const addressSearchQuerySchema = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')), ''),
  format: v.optional(v.literal('json', 'must be json'), 'json'),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        new RegExp(`^[1-${ADDRESSES_MAX}]$`),
        `must be a whole number from 1 to ${ADDRESSES_MAX}`,
      ),
      v.transform(Number),
    ),
    String(ADDRESSES_MAX),
  ),
  addressdetails: flagSchema,
  extratags: flagSchema,
  namedetails: flagSchema,
});
