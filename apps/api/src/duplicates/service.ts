import { setImmediate } from 'node:timers/promises';
import { CLUSTER_MAX, type Cluster, type Duplicate, type Duplicates } from '@campetto/contract';
import { inArray } from 'drizzle-orm';
import { type VenueRow, venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { NotFound } from '../errors.ts';
import { relatedColumns, reviewColumns } from '../venues/review-columns.ts';
import { reviewItemOf } from '../venues/review-items.ts';
import { comparison, type Found } from './compare.ts';
import { findPairs } from './pairs.ts';
import {
  type Candidate,
  type Compared,
  findCandidates,
  findCompared,
  findSubjects,
} from './repository.ts';
import { DUPLICATE_MIN } from './similarity.ts';

const DUPLICATES_MAX = 5;

/** A venue whose duplicates are found. */
type Subject = Compared & Pick<VenueRow, 'hasRelated'>;

/**
 * The likely duplicates of each venue that has any; unknown folder paths have none. They are the stored pairs,
 * by which lists are filtered too; only for venues that have not been compared yet they are searched.
 */
export async function findDuplicates(
  executor: Executor,
  folderPaths: readonly string[],
): Promise<Duplicates> {
  const subjects = await findSubjects(executor, folderPaths);
  const found = await findLikely(executor, subjects);
  const shown = (id: string) => (found.get(id) ?? []).slice(0, DUPLICATES_MAX);
  const items = await loadReviewItemsById(
    executor,
    subjects.flatMap((subject) => shown(subject.id).map(({ id }) => id)),
  );
  return Object.fromEntries(
    subjects
      .filter(({ id }) => found.has(id))
      .map(({ id, folderPath }) => [folderPath, withItems(shown(id), items)]),
  );
}

/**
 * The cluster of a venue. The search ends with the pairs by which it exceeds what is shown, so that it reads
 * little of a cluster of any size.
 *
 * @throws NotFound for an unknown folder path
 */
export async function findCluster(executor: Executor, folderPath: string): Promise<Cluster> {
  const [subject] = await findSubjects(executor, [folderPath]);
  if (!subject) throw new NotFound(`There is no venue at ${folderPath}.`);
  const compare = comparison();
  const members = new Map<string, Found>();
  let frontier: Subject[] = [subject];
  while (frontier.length > 0 && members.size < CLUSTER_MAX) {
    const likely = await findLikely(executor, frontier);
    const next = [...likely.values()]
      .flat()
      .sort(byScore)
      .map(({ id }) => id)
      .filter((id) => id !== subject.id && !members.has(id));
    const rows = new Map((await findCompared(executor, next)).map((row) => [row.id, row]));
    frontier = [...new Set(next)].flatMap((id) => rows.get(id) ?? []);
    for (const row of frontier) members.set(row.id, compare(subject, { ...row, of: subject.id }));
  }
  const shown = [...members.values()].slice(0, CLUSTER_MAX - 1);
  const ids = [subject.id, ...shown.map(({ id }) => id)];
  const items = await loadReviewItemsById(executor, ids);
  const venue = items.get(subject.id);
  if (!venue) throw new NotFound(`There is no venue at ${folderPath}.`);
  return { venue, duplicates: withItems(shown, items), hasMore: members.size > shown.length };
}

const byScore = (a: Found, b: Found) => b.score - a.score || (a.id < b.id ? -1 : 1);

/** The likely duplicates of each subject that has any, by its id, the likeliest first. */
async function findLikely(
  executor: Executor,
  subjects: readonly Subject[],
): Promise<Map<string, Found[]>> {
  const stored = subjects.filter(({ hasRelated }) => hasRelated);
  const uncompared = subjects.filter(({ hasRelated }) => hasRelated === null);
  const pairs = Map.groupBy(await findPairs(executor, stored, 'open'), ({ of }) => of);
  const searched = await findCandidates(executor, uncompared, 'rejected');
  const candidates = Map.groupBy(searched, ({ of }) => of);
  const compare = comparison();
  const found = new Map<string, Found[]>();
  for (const subject of subjects) {
    // Other requests run between the subjects.
    await setImmediate();
    const compared = (of: Map<string, Candidate[]>) =>
      (of.get(subject.id) ?? []).map((candidate) => compare(subject, candidate));
    const likely = [
      ...compared(pairs),
      ...compared(candidates).filter(({ score }) => score >= DUPLICATE_MIN),
    ].sort(byScore);
    if (likely.length > 0) found.set(subject.id, likely);
  }
  return found;
}

const withItems = (found: readonly Found[], items: ReadonlyMap<string, Duplicate['item']>) =>
  found.flatMap(({ id, ...evidence }): Duplicate[] => {
    const item = items.get(id);
    return item ? [{ ...evidence, item }] : [];
  });

async function loadReviewItemsById(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Duplicate['item']>();
  const rows = await executor
    .select({ ...reviewColumns, ...relatedColumns })
    .from(venues)
    .where(inArray(venues.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, reviewItemOf(row)]));
}
