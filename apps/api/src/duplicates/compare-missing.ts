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

/** Compares those of the venues that nobody has locked, and returns how many were compared. */
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
  const all = pairs.map((one): Comparison => {
    // A venue with as many pairs as are read at most may have further ones, so it stays marked as related.
    const staysRelated = shares.has(one.id) || one.former.length === PAIRS_MAX;
    return { ...one, staysRelated, unmarked: unmarked.get(one.id) ?? [] };
  });
  const ready = await lockReady(transaction, all);
  await replacePairs(
    transaction,
    ready.flatMap(({ former }) => former),
    ready.flatMap(({ found }) => found),
  );
  await markRelated(transaction, all, ready);
  return ready.length;
}

interface SubjectPairs {
  /** Of the subject. */
  id: string;
  former: Pair[];
  found: Pair[];
  /** The ids of the other venues in its former and its new pairs. */
  touched: Set<string>;
}

interface Comparison extends SubjectPairs {
  /** Whether it is related to others also without a new pair. */
  staysRelated: boolean;
  /** The ids of the venues that are related to it, but not marked yet. */
  unmarked: readonly string[];
}

/** The comparisons whose other venues all could be locked. */
async function lockReady(
  transaction: Transaction,
  all: readonly Comparison[],
): Promise<Comparison[]> {
  const othersOf = ({ touched, unmarked }: Comparison) => [...touched, ...unmarked];
  const subjects = new Set(all.map(({ id }) => id));
  const others = [...new Set(all.flatMap(othersOf))].filter((id) => !subjects.has(id));
  const locked = new Set([...subjects, ...(await lockOthers(transaction, others))]);
  return all.filter((one) => othersOf(one).every((id) => locked.has(id)));
}

/** Stores of each compared venue whether it is related to others, and that these are. */
async function markRelated(
  transaction: Transaction,
  all: readonly Comparison[],
  ready: readonly Comparison[],
): Promise<void> {
  const compared = new Set(ready.map(({ id }) => id));
  const related = new Set(
    ready.flatMap(({ id, found, staysRelated, unmarked }) => [
      ...found.flat(),
      ...(staysRelated ? [id] : []),
      ...unmarked,
    ]),
  );
  // A subject that is left for the next run stays without a value.
  const left = new Set(all.map(({ id }) => id).filter((id) => !compared.has(id)));
  await storeHasRelated(
    transaction,
    [...related].filter((id) => !left.has(id)),
    true,
  );
  await storeHasRelated(
    transaction,
    [...compared].filter((id) => !related.has(id)),
    false,
  );
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
  const pairs: SubjectPairs[] = [];
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
    pairs.push({ id: subject.id, former, found, touched });
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
