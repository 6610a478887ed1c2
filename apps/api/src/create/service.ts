import { folderPathOf, MANUAL_SOURCE, placeSlugs, VENUE_STATUS_DEFAULT } from '@campetto/contract';
import { newId } from '../db/id.ts';
import type { IdempotencyKey, NewVenue } from '../db/schema.ts';
import { type Database, type Executor, LostRaceError, transact } from '../db/transact.ts';
import { KeyReused, Unavailable } from '../errors.ts';
import { recordActivity } from '../history/repository.ts';
import type { Identity } from '../identity/verifier.ts';
import type { MediaStore } from '../pictures/media-store.ts';
import type { PictureFile } from '../pictures/picture-file.ts';
import { claimPicture, storePicture } from '../pictures/uploads.ts';
import { addressColumns } from '../venues/address-columns.ts';
import { addToCounts } from '../venues/counts.ts';
import { findByKey, requestHashOf, takeKey } from '../venues/idempotency-keys.ts';
import { findVenue, insertVenues } from '../venues/repository.ts';
import { loadReviewItem } from '../venues/review-items.ts';
import { type Creation, checkCreation } from './validation.ts';

/** A request for a creation. */
export interface CreationRequest {
  /** The content of `venueData`, not yet checked. */
  venueData: unknown;
  picture: PictureFile | undefined;
  idempotencyKey: string | undefined;
  administrator: Identity;
}

/**
 * Creates a pending venue (D12) and returns its id. With an idempotency key a second request gets
 * the response of the first. A picture is stored before the venue that names it.
 *
 * @throws RuleBroken
 * @throws PictureRefused
 * @throws KeyReused when the key came with another request before
 * @throws MediaError
 */
export async function createVenue(
  db: Database,
  media: MediaStore,
  { venueData, picture, idempotencyKey, administrator }: CreationRequest,
): Promise<string> {
  const creation = checkCreation(venueData);
  const id = newId();
  const request = idempotencyKey && {
    actorUid: administrator.uid,
    key: idempotencyKey,
    // Filled-in defaults count as sent.
    requestHash: requestHashOf(JSON.stringify(creation), picture?.sha256 ?? ''),
    venueId: id,
    createdAt: new Date(),
  };
  const earlier = request && (await findByKey(db, request));
  if (earlier) return createdBy(db, earlier, request.requestHash);

  const venue = newVenue(id, creation);
  const { folderPath, name, status } = venue;
  const photoFileName = picture && (await storePicture(db, media, folderPath, picture.path));
  return transact(db, async (transaction) => {
    const first = request && (await findByKey(transaction, request));
    if (first) return createdBy(transaction, first, request.requestHash);
    await insertVenues(transaction, [{ ...venue, photoFileName }]);
    if (photoFileName && !(await claimPicture(transaction, { folderPath, photoFileName }))) {
      throw new Unavailable('The picture took too long. Try again.');
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
    if (request && !(await takeKey(transaction, request))) throw new LostRaceError();
    return id;
  });
}

/**
 * The id of the venue that the same request has created.
 *
 * @throws KeyReused with the venue that another request has created, if it has created one
 */
async function createdBy(
  executor: Executor,
  { venueId, requestHash }: IdempotencyKey,
  wanted: string,
): Promise<string> {
  if (venueId && requestHash === wanted) return venueId;
  const row = venueId && (await findVenue(executor, venueId));
  throw new KeyReused(row ? await loadReviewItem(executor, row) : undefined);
}

function newVenue(id: string, { sportsVenue, address }: Creation) {
  const slugs = placeSlugs(address);
  const now = new Date();
  return {
    id,
    status: VENUE_STATUS_DEFAULT,
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
