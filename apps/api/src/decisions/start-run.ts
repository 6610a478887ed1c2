import { type DecisionRun, type DecisionsBody, statusAfter, venueIdOf } from '@campetto/contract';
import { recordedFilter } from '../audit/recorded-filter.ts';
import { recordAudit } from '../audit/repository.ts';
import { newId } from '../db/id.ts';
import { type Database, LostRaceError, transact } from '../db/transact.ts';
import { RuleBroken } from '../errors.ts';
import { openBatch } from '../history/batches.ts';
import type { Caller } from '../identity/caller.ts';
import { matchingVenues } from '../list/matches.ts';
import {
  findByKey,
  requestHashOf,
  requireSameRequest,
  takeKey,
} from '../venues/idempotency-keys.ts';
import { ACTIVITY_OF } from './decision.ts';
import { checkDiscardDetails, requireKept } from './reasons.ts';
import { insertRun, requireRun } from './runs.ts';

/**
 * Checks the rules of a decision on many venues that do not depend on the venues.
 *
 * @throws RuleBroken
 */
async function checkDecisions(
  db: Database,
  { move, venues, matching, ...details }: DecisionsBody,
): Promise<void> {
  const refuse = (path: string, message: string) => new RuleBroken({ path, message });
  const [given] = Object.keys(details);
  if (move !== 'discard' && given) throw refuse(given, 'is allowed only in a discard');
  checkDiscardDetails(details, venues?.map(({ folderPath }) => folderPath) ?? []);
  if (matching && !statusAfter(move, matching.status)) {
    throw refuse('move', `is impossible for venues that are ${matching.status}`);
  }
  const { duplicateOf } = details;
  if (duplicateOf === undefined) return;
  // A filter could match the venue that the others duplicate.
  if (matching) throw refuse('duplicateOf', 'is allowed only with named venues');
  await requireKept(db, duplicateOf);
}

/** Who starts a run, and the key by which a repeated request is recognised. */
interface Starter extends Caller {
  idempotencyKey: string | undefined;
}

/**
 * Stores the run of a decision on many venues and the record of its batch; a runner works on it. A repeated request
 * with the same key gets the run of the first request in its current state.
 *
 * @throws RuleBroken
 * @throws KeyReused when the key came with another request before
 */
export async function startRun(
  db: Database,
  body: DecisionsBody,
  { actor, network, idempotencyKey: key }: Starter,
): Promise<DecisionRun> {
  const id = newId();
  const request = key && {
    actorUid: actor.uid,
    key,
    requestHash: requestHashOf(JSON.stringify(body)),
    activityId: id,
    createdAt: new Date(),
  };
  const earlier = request && (await findByKey(db, request));
  if (earlier) {
    return requireRun(db, requireSameRequest(earlier, request.requestHash).activityId);
  }
  await checkDecisions(db, body);
  const { move, venues, matching, reason, note, duplicateOf } = body;
  const kept = duplicateOf === undefined ? null : (venueIdOf(duplicateOf) ?? null);
  const stored = { reason: reason ?? null, note: note || null, duplicateOf: kept };
  const total = matching ? await matchingVenues(db, matching).count() : venues?.length;
  return transact(db, async (transaction) => {
    if (request && !(await takeKey(transaction, request))) {
      const first = await findByKey(transaction, request);
      if (!first) throw new LostRaceError();
      return requireRun(transaction, requireSameRequest(first, request.requestHash).activityId);
    }
    await openBatch(transaction, { id, kind: ACTIVITY_OF[move], ...stored }, actor);
    await recordAudit(transaction, {
      kind: 'batchStarted',
      actor,
      network,
      details: {
        batchId: id,
        move,
        ...(matching ? { matching: recordedFilter(matching) } : { venues: total }),
      },
    });
    await insertRun(transaction, {
      id,
      move,
      ...stored,
      total: total ?? 0,
      matching: matching ?? null,
      selected: venues ?? null,
      actorUid: actor.uid,
      actorEmail: actor.email,
    });
    return requireRun(transaction, id);
  });
}
