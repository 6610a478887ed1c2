import type { VenueCreation } from '@campetto/contract';
import type { VenueDraft } from '../../venue-client/create/draft.ts';

type Attempt = NonNullable<VenueDraft['attempt']>;

// randomUUID is missing on pages without HTTPS.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The attempt to send a venue; the same venue and picture repeat the key of the last attempt. */
export function nextAttempt(
  last: Attempt | undefined,
  creation: VenueCreation,
  image: Pick<File, 'name' | 'lastModified'> | undefined,
): Attempt {
  const content = JSON.stringify([creation, image && [image.name, image.lastModified]]);
  return last?.content === content ? last : { content, key: newKey() };
}
