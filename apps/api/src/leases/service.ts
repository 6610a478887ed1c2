import { type Reviewer, venueIdOf } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { DAY } from '../durations.ts';
import type { Identity } from '../identity/verifier.ts';
import { countDecisions, endLeases, findLeases, findOthers, takeLeases } from './repository.ts';

/** Milliseconds: decisions before that are in the activity. */
const SINCE_MAX_AGE = 2 * DAY;

/**
 * Leases the venues that nobody else has, and ends the other leases of this reviewer. No row is locked: a
 * lease ends by its time.
 *
 * @returns who has the other venues, by folder path
 */
export async function leaseVenues(
  db: Database,
  folderPaths: readonly string[],
  identity: Identity,
): Promise<{ others: Record<string, string> }> {
  const ids = new Map(folderPaths.map((path) => [venueIdOf(path) ?? '', path]));
  ids.delete('');
  const wanted = [...ids.keys()];
  await endLeases(db, identity.uid, wanted);
  await takeLeases(db, identity, wanted);
  const others = await findOthers(db, identity.uid, wanted);
  return {
    others: Object.fromEntries(
      others.map(({ venueId, actorEmail }) => [ids.get(venueId) ?? '', actorEmail ?? '']),
    ),
  };
}

/** Who reviews now or has decided since `since`, the most decisions first. */
export async function listReviewers(
  db: Database,
  since: Date,
  { uid }: Identity,
): Promise<Reviewer[]> {
  const earliest = new Date(Math.max(since.getTime(), Date.now() - SINCE_MAX_AGE));
  const [decisions, leases] = await Promise.all([countDecisions(db, earliest), findLeases(db)]);
  const reviewers = new Map<string, Reviewer>();
  for (const { actorUid, actorEmail, decided } of decisions) {
    if (actorUid === null) continue;
    reviewers.set(actorUid, {
      name: actorEmail ?? '',
      isMe: actorUid === uid,
      decided,
      venue: null,
    });
  }
  for (const { actorUid, actorEmail, folderPath, name } of leases) {
    const known = reviewers.get(actorUid);
    reviewers.set(actorUid, {
      name: actorEmail ?? '',
      isMe: actorUid === uid,
      decided: known?.decided ?? 0,
      venue: { folderPath, name },
    });
  }
  return [...reviewers.values()].toSorted((a, b) => b.decided - a.decided);
}
