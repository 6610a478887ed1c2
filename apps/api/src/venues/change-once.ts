import type { VenueRow } from '../db/schema.ts';
import { type Executor, LostRaceError, type Transaction } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import type { Updated } from './change.ts';
import { findByKey, requestHashOf, requireSameRequest, takeKey } from './idempotency-keys.ts';
import { requireVenue, type SeenVersions } from './lookup.ts';
import { loadReviewItem } from './review-items.ts';

/** A request to change a venue, which a client may repeat with the same key. */
export interface ChangeRequest {
  /** The versions in which the administrator saw the venue. */
  seen?: SeenVersions;
  idempotencyKey?: string | undefined;
  administrator: Identity;
  /** The parts of the content, which are equal for two requests that do the same. */
  content: readonly (string | Buffer)[];
}

/** A venue after a change; without an activity record when nothing changed. */
interface Changed {
  venue: VenueRow;
  activityId?: string | undefined;
}

/** The activity record of a change that cannot leave everything as it was. */
export function recordOf({ venue, activityId }: Changed): string {
  if (activityId === undefined) throw new Error(`the change of ${venue.id} has no record`);
  return activityId;
}

/**
 * Changes a venue unless the same request with the same key has done so before; a repeated request gets the result of
 * the first, with the venue as it is stored by now. `change` itself checks its requirements, including the version.
 *
 * @throws KeyReused when the key came with another request before
 * @throws LostRaceError when another request took the key meanwhile
 */
export async function changeOnce(
  transaction: Transaction,
  row: VenueRow,
  request: ChangeRequest,
  change: () => Promise<Changed>,
): Promise<Changed> {
  const earlier = await earlierResult(transaction, row, request);
  if (earlier) return earlier;
  const changed = await change();
  const { idempotencyKey: key, administrator } = request;
  const taken =
    key === undefined ||
    (await takeKey(transaction, {
      actorUid: administrator.uid,
      key,
      requestHash: hashOf(request),
      venueId: row.id,
      createdAt: new Date(),
      activityId: changed.activityId,
    }));
  if (!taken) throw new LostRaceError();
  return changed;
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
): Promise<Changed | undefined> {
  const { idempotencyKey: key, administrator } = request;
  if (key === undefined) return undefined;
  const earlier = await findByKey(executor, { actorUid: administrator.uid, key });
  if (!earlier) return undefined;
  const { activityId } = requireSameRequest(earlier, hashOf(request));
  // Read again, because the first request may have been stored after the row was read.
  const venue = await requireVenue(executor, folderPath);
  return { venue, ...(activityId && { activityId }) };
}

/** The response to an update. */
export const toUpdated = async (
  executor: Executor,
  { venue, activityId }: Changed,
): Promise<Updated> => ({
  item: await loadReviewItem(executor, venue),
  ...(activityId && { activityId }),
});

/** The length separates the parts. */
const hashOf = ({ content }: ChangeRequest): string =>
  requestHashOf(...content.flatMap((part) => [`${part.length}:`, part]));
