import {
  ENDPOINTS,
  type MergeResponse,
  type MoveResponse,
  type UpdateBody,
  type VenueReviewItem,
} from '@campetto/contract';
import type { NewVenue } from '../../../src/db/schema.ts';
import type { RequestOptions, Server } from '../app.ts';

type Venue = Pick<NewVenue, 'folderPath'>;
type Options = Omit<RequestOptions, 'body'>;

/** The body of a decision; its country and city are required, and decide nothing. */
export const placeOf = ({ folderPath }: Venue) => ({
  folderPath,
  country: 'Italia',
  city: 'Milano',
});

/** Requests that change one venue. */
export function changesOf(server: Server) {
  const move = (
    name: 'approve' | 'discard' | 'restore',
    venue: Venue,
    { details, ...options }: Options & { details?: object } = {},
  ) => {
    const { method, path } = ENDPOINTS[name];
    const body = { ...placeOf(venue), ...details };
    return server.request<MoveResponse>(method, path, { ...options, body });
  };
  return {
    move,
    approve: (venue: Venue, options?: Options) => move('approve', venue, options),
    /** `details` are the reason, the note and the venue that it is a duplicate of. */
    discard: (venue: Venue, details: object = {}, options?: Options) =>
      move('discard', venue, { ...options, details }),
    restore: (venue: Venue, options?: Options) => move('restore', venue, options),
    /** Keeps one venue, and discards others as its duplicates or records that they are none. */
    merge: (body: object, options?: Options) =>
      server.request<MergeResponse>('POST', ENDPOINTS.mergeDuplicates.path, { ...options, body }),
    update: (body: UpdateBody, options?: Options) =>
      server.request<VenueReviewItem>('PUT', ENDPOINTS.update.path, { ...options, body }),
  };
}
