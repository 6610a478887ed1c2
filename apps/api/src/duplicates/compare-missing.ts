import { setImmediate } from 'node:timers/promises';
import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import { BEFORE_ALL_IDS } from '../db/id.ts';
import { venues } from '../db/schema.ts';
import { type Database, isStatementTimeout, type Transaction, transact } from '../db/transact.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { pairComparison } from './pair-comparison.ts';
import { findPairs, PAIRS_MAX, type Pair, replacePairs, storeHasRelated } from './pairs.ts';
import { COMPARED, type Compared, findCandidates } from './repository.ts';
import { DUPLICATE_MIN } from './score.ts';
import { findSharing } from './sharing.ts';

/** Venues in one transaction: few, because decisions on them wait for its end. */
const STEP = 50;

/**
 * Compares the venues that are new or changed with the others, and stores their pairs of possible duplicates. The
 * comparison comes after the transaction that stored the venues: of two venues that are stored at the same time, the
 * one that is compared last finds the other. Locked venues are left for the next run, so that the comparison never
 * waits for them. A step that fails is repeated in halves, so that one venue that always fails stops no other.
 *
 * @returns how many venues were compared
 * @throws ComparisonFailed at the end, with the first error, when a venue could not be compared
 */
export async function compareMissing(db: Database, isStopped = () => false): Promise<number> {
  let [done, after] = [0, BEFORE_ALL_IDS];
  const errors: unknown[] = [];
  const halves: string[][] = [];
  while (!isStopped()) {
    const ids = halves.shift() ?? (await missingAfter(db, after));
    const last = ids.at(-1);
    if (last === undefined) break;
    if (last > after) after = last;
    try {
      done += await transact(db, (transaction) => compareStep(transaction, ids));
    } catch (error) {
      if (isDatabaseUnavailable(error) && !isStatementTimeout(error)) throw error;
      const middle = Math.floor(ids.length / 2);
      if (middle === 0) errors.push(error);
      else halves.push(ids.slice(0, middle), ids.slice(middle));
    }
  }
  if (errors.length > 0) throw new ComparisonFailed(errors);
  return done;
}

/**
 * Compares those of the venues with these ids that have not been compared since they changed, such as edited ones, or
 * restored ones, which nothing is compared with while they are discarded: the lists that are requested next show their
 * duplicates. Venues that are locked or cannot be compared are left for the next run of {@link compareMissing}.
 */
export async function compareAtOnce(db: Database, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += STEP) {
    const step = ids.slice(start, start + STEP);
    await transact(db, (transaction) => compareStep(transaction, step)).catch(() => {});
  }
}

/** Some venues could not be compared; the cause is the error of the first. */
export class ComparisonFailed extends Error {
  override readonly name = 'ComparisonFailed';

  constructor([cause, ...others]: readonly unknown[]) {
    super(`${1 + others.length} venues could not be compared.`, { cause });
  }
}

async function missingAfter(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: venues.id })
    .from(venues)
    .where(and(isNull(venues.hasRelated), gt(venues.id, id)))
    .orderBy(asc(venues.id))
    .limit(STEP);
  return rows.map((row) => row.id);
}

async function compareStep(transaction: Transaction, ids: readonly string[]): Promise<number> {
  const subjects = await transaction
    .select(COMPARED)
    .from(venues)
    .where(and(isNull(venues.hasRelated), inArray(venues.id, [...ids])))
    .orderBy(asc(venues.id))
    .for('no key update', { skipLocked: true });
  if (subjects.length === 0) return 0;

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
  const former = ready.flatMap(({ id }) => pairs.get(id)?.former ?? []);
  await replacePairs(transaction, former, found);
  // A venue with as many pairs as are read at most may have further ones, so it stays marked as related.
  const isRelated = (id: string) => shares.has(id) || pairs.get(id)?.former.length === PAIRS_MAX;
  const related = new Set([
    ...found.flat(),
    ...ready.flatMap(({ id }) => [...(isRelated(id) ? [id] : []), ...(unmarked.get(id) ?? [])]),
  ]);
  // A subject that is left for the next run stays without a value.
  const isMarked = (id: string) => compared.has(id) || !known.has(id);
  await storeHasRelated(transaction, [...related].filter(isMarked), true);
  await storeHasRelated(
    transaction,
    [...compared].filter((id) => !related.has(id)),
    false,
  );
  return compared.size;
}

interface SubjectPairs {
  former: Pair[];
  found: Pair[];
  /** The ids of the other venues in its former and its new pairs. */
  touched: Set<string>;
}

/** The pairs of each subject with its candidates and with the venues of its former pairs. */
async function findAllPairs(transaction: Transaction, subjects: readonly Compared[]) {
  const stored = await findPairs(transaction, subjects, 'all');
  const current = await findCandidates(transaction, subjects);
  // A source may give a discarded venue another id.
  const discarded = await findCandidates(transaction, subjects, { among: 'discarded' });
  const bySubject = Map.groupBy([...stored, ...current, ...discarded], ({ of }) => of);
  const storedOf = Map.groupBy(stored, ({ of }) => of);
  const compare = pairComparison();
  const pairs = new Map<string, SubjectPairs>();
  for (const subject of subjects) {
    // Lets requests run between the subjects.
    await setImmediate();
    const all = new Map((bySubject.get(subject.id) ?? []).map((one) => [one.id, one]));
    const found = [...all.values()].flatMap((candidate): Pair[] => {
      const { id, score } = compare(subject, candidate);
      return score >= DUPLICATE_MIN ? [[subject.id, id]] : [];
    });
    const former = (storedOf.get(subject.id) ?? []).map(({ id }): Pair => [subject.id, id]);
    const touched = new Set([...former, ...found].map(([, id]) => id));
    pairs.set(subject.id, { former, found, touched });
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
