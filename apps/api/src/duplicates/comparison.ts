import { setImmediate } from 'node:timers/promises';
import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import { venues } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import { comparison } from './compare.ts';
import { findPairs, type Pair, replacePairs, storeHasRelated } from './pairs.ts';
import { COMPARED, type Compared, findCandidates } from './repository.ts';
import { findSharing } from './sharing.ts';
import { DUPLICATE_MIN } from './similarity.ts';

/** Venues in one transaction: few, because decisions on them wait for its end. */
const STEP = 50;

/**
 * Compares the venues that are new or changed with the others, and stores their pairs of possible duplicates.
 * It comes after the transaction that stored them, so that of two venues that are stored at the same time the
 * one that is compared last finds the other. Locked venues are left for the next run: it waits for nobody.
 *
 * @returns how many venues were compared
 */
export async function compareMissing(db: Database, isStopped = () => false): Promise<number> {
  let [done, after] = [0, '00000000-0000-0000-0000-000000000000'];
  while (!isStopped()) {
    const step = await transact(db, (transaction) => compareStep(transaction, after));
    if (!step) break;
    done += step.compared;
    after = step.last;
  }
  return done;
}

async function compareStep(transaction: Transaction, after: string) {
  const subjects = await transaction
    .select(COMPARED)
    .from(venues)
    .where(and(isNull(venues.hasRelated), gt(venues.id, after)))
    .orderBy(asc(venues.id))
    .limit(STEP)
    .for('no key update', { skipLocked: true });
  const last = subjects.at(-1)?.id;
  if (last === undefined) return undefined;

  const pairs = await findAllPairs(transaction, subjects);
  const { shares, unmarked } = await findSharing(transaction, subjects);
  const known = new Set(subjects.map(({ id }) => id));
  const othersOf = (id: string) => [...(pairs.get(id)?.touched ?? []), ...(unmarked.get(id) ?? [])];
  const others = [...new Set(subjects.flatMap(({ id }) => othersOf(id)))].filter(
    (id) => !known.has(id),
  );
  const locked = new Set([...known, ...(await lockOthers(transaction, others))]);
  const ready = subjects.filter(({ id }) => othersOf(id).every((other) => locked.has(other)));
  const compared = new Set(ready.map(({ id }) => id));

  const found = ready.flatMap(({ id }) => pairs.get(id)?.found ?? []);
  await replacePairs(transaction, [...compared], found);
  const related = new Set([
    ...found.flat(),
    ...ready.flatMap(({ id }) => [...(shares.has(id) ? [id] : []), ...(unmarked.get(id) ?? [])]),
  ]);
  // A subject that is left for the next run stays without a value.
  const isMarked = (id: string) => compared.has(id) || !known.has(id);
  await storeHasRelated(transaction, [...related].filter(isMarked), true);
  await storeHasRelated(
    transaction,
    [...compared].filter((id) => !related.has(id)),
    false,
  );
  return { compared: compared.size, last };
}

interface SubjectPairs {
  found: Pair[];
  /** The others of the pairs that it had or has now. */
  touched: Set<string>;
}

/** The pairs of each subject among its candidates and among the others of the pairs that it had. */
async function findAllPairs(transaction: Transaction, subjects: readonly Compared[]) {
  const former = await findPairs(transaction, subjects, 'all');
  const candidates = await findCandidates(transaction, subjects);
  const bySubject = Map.groupBy([...former, ...candidates], ({ of }) => of);
  const compare = comparison();
  const pairs = new Map<string, SubjectPairs>();
  for (const subject of subjects) {
    // Requests run between the subjects.
    await setImmediate();
    const all = new Map((bySubject.get(subject.id) ?? []).map((one) => [one.id, one]));
    const found = [...all.values()].flatMap((candidate): Pair[] => {
      const { id, score } = compare(subject, candidate);
      return score >= DUPLICATE_MIN ? [[subject.id, id]] : [];
    });
    const touched = new Set(found.map(([, id]) => id));
    for (const { of, id } of former) if (of === subject.id) touched.add(id);
    pairs.set(subject.id, { found, touched });
  }
  return pairs;
}

async function lockOthers(transaction: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .select({ id: venues.id })
    .from(venues)
    .where(inArray(venues.id, [...ids]))
    .orderBy(sql`${venues.id}`)
    .for('no key update', { skipLocked: true });
  return rows.map(({ id }) => id);
}
