import * as v from 'valibot';
import { folderPathSchema } from './venue/folder-path.ts';
import {
  addressSchema,
  sportsVenueSchema,
  venueReviewItemSchema,
  websiteSchema,
} from './venue/venue.ts';

/**
 * Body of an update. `metadata.website` goes beyond spec §7, which omits the website that the edit
 * form of §2.12 offers: absent leaves it unchanged, null removes it.
 */
export const updateBodySchema = v.strictObject({
  folderPath: folderPathSchema,
  sportsVenue: sportsVenueSchema,
  address: addressSchema,
  metadata: v.optional(v.strictObject({ website: v.nullable(websiteSchema) })),
});
export type UpdateBody = v.InferInput<typeof updateBodySchema>;

/** Response to an update of a venue's fields or picture: the venue as it is stored now. */
export const updateResponseSchema = venueReviewItemSchema;
