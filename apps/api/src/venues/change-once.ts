import { createHash } from 'node:crypto';
import type { VenueRow } from '../db/schema.ts';
import { type Executor, LostRaceError, type Transaction } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import type { Updated } from './change.ts';
import { findByKey, requireSameRequest, takeKey } from './idempotency-keys.ts';
import { requireVenue, requireVersion, type SeenVersions } from './lookup.ts';
import { loadReviewItem } from './review-items.ts';

/** A request to change a venue, which a client may repeat with the same key. */
export interface ChangeRequest {
  /** The versions in which the administrator saw the venue. */
  seen: SeenVersions;
  idempotencyKey: string | undefined;
  administrator: Identity;
  /** Equal, by its parts, for two requests that do the same. */
  content: readonly (string | Buffer)[];
}

/**
 * Changes a venue unless the same request with the same key has done so before; a repeated request
 * gets the result of the first, with the venue as it is stored by now.
 *
 * @throws Stale when the venue has none of the versions of `seen`
 * @throws KeyReused when the key came with another request before
 * @throws LostRaceError when another request took the key meanwhile
 */
export async function changeOnce(
  transaction: Transaction,
  row: VenueRow,
  request: ChangeRequest,
  change: () => Promise<{ venue: VenueRow; activityId?: string }>,
): Promise<Updated> {
  const earlier = await earlierResult(transaction, row, request);
  if (earlier) return earlier;
  await requireVersion(transaction, request.seen, row);
  const { venue, activityId } = await change();
  const { idempotencyKey: key, administrator } = request;
  const taken =
    key === undefined ||
    (await takeKey(transaction, {
      actorUid: administrator.uid,
      key,
      requestHash: fingerprint(request),
      venueId: row.id,
      createdAt: new Date(),
      activityId,
    }));
  if (!taken) throw new LostRaceError();
  return { item: await loadReviewItem(transaction, venue), ...(activityId && { activityId }) };
}

/**
 * The result of the same request, if it was carried out before.
 *
 * @throws KeyReused when the key came with another request before
 */
export async function earlierResult(
  executor: Executor,
  { folderPath }: VenueRow,
  request: ChangeRequest,
): Promise<Updated | undefined> {
  const { idempotencyKey: key, administrator } = request;
  if (key === undefined) return undefined;
  const earlier = await findByKey(executor, { actorUid: administrator.uid, key });
  if (!earlier) return undefined;
  const { activityId } = requireSameRequest(earlier, fingerprint(request));
  // Read again, because the first request may have been stored after the row was read.
  const stored = await requireVenue(executor, folderPath);
  return { item: await loadReviewItem(executor, stored), ...(activityId && { activityId }) };
}

function fingerprint({ content }: ChangeRequest): string {
  const hash = createHash('sha256');
  // The length separates the parts.
  for (const part of content) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}
