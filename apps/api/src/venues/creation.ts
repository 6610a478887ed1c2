import { createHash } from 'node:crypto';
import { folderPathOf, MANUAL_SOURCE, placeSlugs, VENUE_STATUS_DEFAULT } from '@campetto/contract';
import { recordActivity } from '../activity/repository.ts';
import { newId } from '../db/id.ts';
import type { NewVenue } from '../db/schema.ts';
import { type Database, LostRaceError, transact } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import type { MediaStore } from '../images/store.ts';
import { claimPhoto, storePhoto } from '../images/uploads.ts';
import { ProblemError } from '../plugins/problems.ts';
import { addToCounts } from './counts.ts';
import { type Creation, checkCreation } from './creation-check.ts';
import { findByKey, takeKey } from './idempotency.ts';
import { addressColumns } from './presenter.ts';
import { insertVenues } from './repository.ts';

/** A creation as it was asked for. */
export interface CreationRequest {
  /** What stood in `venueData`, not yet checked. */
  venueData: unknown;
  image: Buffer | undefined;
  idempotencyKey: string | undefined;
  administrator: Identity;
}

/**
 * Creates a pending venue (D12) and returns its id. With an idempotency key a second request gets
 * the answer of the first. A picture is stored before the venue that names it.
 *
 * @throws ProblemError 422 for the first creation rule that is broken, for a picture that is
 *   refused, for a key that came with another venue
 * @throws InvalidInputError for data that does not have the shape of a venue
 * @throws MediaError
 */
export async function createVenue(
  db: Database,
  media: MediaStore,
  { venueData, image, idempotencyKey, administrator }: CreationRequest,
): Promise<string> {
  const creation = checkCreation(venueData);
  const id = newId();
  const request = idempotencyKey && {
    actorUid: administrator.uid,
    key: idempotencyKey,
    requestHash: fingerprint(creation, image),
    venueId: id,
    createdAt: new Date(),
  };
  const earlier = request && (await findByKey(db, request));
  if (earlier) return sameAnswer(earlier, request.requestHash);

  const venue = newVenue(id, creation);
  const { folderPath, name, status } = venue;
  const photoFileName = image && (await storePhoto(db, media, folderPath, image));
  return transact(db, async (transaction) => {
    if (request && !(await takeKey(transaction, request))) {
      const first = await findByKey(transaction, request);
      if (!first) throw new LostRaceError();
      return sameAnswer(first, request.requestHash);
    }
    await insertVenues(transaction, [{ ...venue, photoFileName }]);
    if (photoFileName && !(await claimPhoto(transaction, { folderPath, photoFileName }))) {
      throw new ProblemError(503, { detail: 'The picture took too long. Try again.' });
    }
    await recordActivity(transaction, {
      id: newId(),
      kind: 'created',
      at: venue.createdAt,
      actorUid: administrator.uid,
      actorEmail: administrator.email,
      venueId: id,
      folderPath,
      venueName: name,
      toStatus: status,
    });
    await addToCounts(transaction, [{ ...venue, by: 1 }]);
    return id;
  });
}

/** Tells whether two requests ask for the same; what the checks fill in counts as asked for. */
function fingerprint(creation: Creation, image: Buffer | undefined): string {
  const content = createHash('sha256').update(JSON.stringify(creation));
  return content.update(image ?? '').digest('base64url');
}

function sameAnswer(earlier: { requestHash: string; venueId: string }, requestHash: string) {
  if (earlier.requestHash === requestHash) return earlier.venueId;
  throw new ProblemError(422, {
    type: '/problems/idempotency-key-reused',
    detail: 'This Idempotency-Key came with another venue before.',
  });
}

function newVenue(id: string, { sportsVenue, address }: Creation) {
  const slugs = placeSlugs(address);
  const now = new Date();
  return {
    id,
    status: VENUE_STATUS_DEFAULT,
    country: slugs.filterCountry,
    city: slugs.filterCity,
    folderPath: folderPathOf(slugs, id),
    name: sportsVenue.name,
    phoneNumber: sportsVenue.phoneNumber || null,
    sportIds: sportsVenue.sportIds,
    ...addressColumns(address),
    lastUpdated: now,
    source: MANUAL_SOURCE,
    createdAt: now,
    updatedAt: now,
  } satisfies NewVenue;
}
