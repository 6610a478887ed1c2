import { createHash } from 'node:crypto';
import type { UpdateBody } from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';
import { type Database, LostRaceError, type Transaction, transact } from '../db/transact.ts';
import { RuleBroken } from '../errors.ts';
import type { Identity } from '../identity/verifier.ts';
import { changeVenue, differences, type Updated } from '../venues/change.ts';
import { findByKey, requireSameRequest, takeKey } from '../venues/idempotency-keys.ts';
import { requireVenue, requireVersion, type SeenVersions } from '../venues/lookup.ts';
import { toChanges } from '../venues/presenter.ts';
import { loadReviewItem } from '../venues/review-items.ts';

/** A request for an update. */
export interface UpdateRequest {
  body: UpdateBody;
  seen: SeenVersions;
  idempotencyKey: string | undefined;
  administrator: Identity;
}

/**
 * Changes what the edit form offers, in any status; the folder path stays. An update that changes
 * nothing succeeds and leaves the version and the activity as they are. With an idempotency key a
 * repeated request gets the result of the first, with the venue as it is stored by then.
 *
 * @throws NotFound for an unknown folder path
 * @throws RuleBroken for the venue id of another
 * @throws Stale when the venue has none of the versions of `seen`
 * @throws KeyReused when the key came with another request before
 */
export function updateVenue(
  db: Database,
  { body, seen, idempotencyKey, administrator }: UpdateRequest,
): Promise<Updated> {
  return transact(db, async (transaction) => {
    const row = await requireVenue(transaction, body.folderPath);
    requireOwnId(row, body);
    const request = idempotencyKey && {
      actorUid: administrator.uid,
      key: idempotencyKey,
      requestHash: fingerprint(body),
      venueId: row.id,
      createdAt: new Date(),
    };
    const earlier = request && (await findByKey(transaction, request));
    if (earlier) {
      const { activityId } = requireSameRequest(earlier, request.requestHash);
      // Read again, because the first request may have been stored after `row` was read.
      const stored = await requireVenue(transaction, body.folderPath);
      return { item: await loadReviewItem(transaction, stored), ...(activityId && { activityId }) };
    }
    await requireVersion(transaction, seen, row);
    const { venue, activityId } = await change(transaction, row, body, administrator);
    if (request && !(await takeKey(transaction, { ...request, activityId }))) {
      throw new LostRaceError();
    }
    return { item: await loadReviewItem(transaction, venue), ...(activityId && { activityId }) };
  });
}

async function change(
  transaction: Transaction,
  row: VenueRow,
  body: UpdateBody,
  administrator: Identity,
): Promise<{ venue: VenueRow; activityId?: string }> {
  const changes = toChanges(row, body);
  if (Object.keys(differences(row, changes)).length === 0) return { venue: row };
  return changeVenue(transaction, row, changes, administrator, { kind: 'updated' });
}

/** Equal for two requests that store the same values in the same venue. */
const fingerprint = (body: UpdateBody): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** @throws RuleBroken when the fields are of another venue */
export function requireOwnId({ id }: VenueRow, { sportsVenue }: Pick<UpdateBody, 'sportsVenue'>) {
  if (sportsVenue.id.toLowerCase() === id) return;
  throw new RuleBroken({
    path: 'sportsVenue.id',
    message: 'must be the id at the end of folderPath',
  });
}
