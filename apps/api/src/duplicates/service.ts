import { setImmediate } from 'node:timers/promises';
import { CLUSTER_MAX, type Cluster, type Duplicate, type Duplicates } from '@campetto/contract';
import { inArray } from 'drizzle-orm';
import { type VenueRow, venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { NotFound } from '../errors.ts';
import { relatedColumns, reviewColumns } from '../venues/review-columns.ts';
import { reviewItemOf } from '../venues/review-items.ts';
import { type Found, pairComparison } from './pair-comparison.ts';
import { findPairs } from './pairs.ts';
import {
  type Candidate,
  type Compared,
  findCandidates,
  findCompared,
  findRejected,
  findSubjects,
} from './repository.ts';
import { DUPLICATE_MIN } from './score.ts';

/** A venue whose duplicates are searched. */
type Subject = Compared & Pick<VenueRow, 'hasRelated'>;

/**
 * The other venues in the cluster of each venue that has one; unknown folder paths have none. They come from the stored
 * pairs, as in the filter of lists; only for a venue that has not been compared yet are they searched.
 */
export async function findDuplicates(
  executor: Executor,
  folderPaths: readonly string[],
): Promise<Duplicates> {
  const subjects = await findSubjects(executor, folderPaths);
  const clusters = await findClusters(executor, subjects);
  const ids = [...clusters.values()].flatMap(({ shown }) => shown.map(({ id }) => id));
  const items = await loadReviewItemsById(executor, ids);
  return Object.fromEntries(
    subjects.flatMap(({ id, folderPath }) => {
      const found = withItems(clusters.get(id)?.shown ?? [], items);
      return found.length === 0 ? [] : [[folderPath, found]];
    }),
  );
}

/**
 * The cluster of a venue.
 *
 * @throws NotFound for an unknown folder path
 */
export async function findCluster(executor: Executor, folderPath: string): Promise<Cluster> {
  const [subject] = await findSubjects(executor, [folderPath]);
  if (!subject) throw new NotFound(`There is no venue at ${folderPath}.`);
  const clusters = await findClusters(executor, [subject]);
  const { shown, hasMore } = clusters.get(subject.id) ?? { shown: [], hasMore: false };
  const items = await loadReviewItemsById(executor, [subject.id, ...shown.map(({ id }) => id)]);
  const venue = items.get(subject.id);
  if (!venue) throw new NotFound(`There is no venue at ${folderPath}.`);
  return { venue, duplicates: withItems(shown, items), hasMore };
}

/** The search for the cluster of a subject: its members so far, and the venues whose pairs are read next. */
interface Search {
  subject: Subject;
  members: Map<string, Found>;
  frontier: string[];
}

const isOpen = ({ members, frontier }: Search) => frontier.length > 0 && members.size < CLUSTER_MAX;

/** What the searches have read so far, by the ids of venues. */
interface Known {
  rows: Map<string, Subject>;
  /** The likely duplicates; of a venue whose pairs have not been read, none. */
  likely: Map<string, Found[]>;
  /** The venues whose pairs have been read. */
  expanded: Set<string>;
  /** The rejected duplicates of the subjects. */
  rejected: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * The clusters of venues by their ids. A search ends once it has more venues than are shown, so that it reads little of
 * a large cluster. All searches read the pairs of one step together.
 */
async function findClusters(executor: Executor, subjects: readonly Subject[]) {
  const compare = pairComparison();
  const rows = new Map(subjects.map((row) => [row.id, row]));
  const known: Known = {
    rows,
    likely: await findLikely(executor, subjects),
    expanded: new Set(rows.keys()),
    rejected: await findRejected(executor, [...rows.keys()]),
  };
  const searches = subjects.map((subject): Search => {
    return { subject, members: new Map(), frontier: [subject.id] };
  });
  for (let open = searches.filter(isOpen); open.length > 0; open = open.filter(isOpen)) {
    const steps = open.map((search) => ({ search, ids: newMembers(search, known) }));
    await readRows(executor, known, new Set(steps.flatMap(({ ids }) => ids)));
    for (const { search, ids } of steps) {
      // Lets other requests run between the searches.
      await setImmediate();
      addMembers(search, ids, known, compare);
    }
    const ahead = open.filter(isOpen).flatMap(({ frontier }) => frontier);
    await readPairs(executor, known, new Set(ahead));
  }
  return new Map(searches.map((search) => [search.subject.id, shownOf(search)]));
}

/** The duplicates of the frontier that are not members yet, the likeliest first. */
function newMembers({ subject, members, frontier }: Search, { likely, rejected }: Known): string[] {
  const found = frontier.flatMap((id) => likely.get(id) ?? []).sort(byScore);
  const ids = new Set(found.map(({ id }) => id));
  // A rejected duplicate of the venue is left out, even if it is a duplicate of one of its duplicates.
  const refused = rejected.get(subject.id);
  return [...ids].filter((id) => id !== subject.id && !members.has(id) && !refused?.has(id));
}

async function readRows(executor: Executor, { rows }: Known, ids: ReadonlySet<string>) {
  const unknown = [...ids].filter((id) => !rows.has(id));
  for (const row of await findCompared(executor, unknown)) rows.set(row.id, row);
}

/** Adds the venues that still exist; their pairs are read next. */
function addMembers(
  search: Search,
  ids: readonly string[],
  { rows }: Known,
  compare: ReturnType<typeof pairComparison>,
): void {
  const { subject, members } = search;
  const found = ids.flatMap((id) => rows.get(id) ?? []);
  for (const row of found) members.set(row.id, compare(subject, { ...row, of: subject.id }));
  search.frontier = found.map(({ id }) => id);
}

/**
 * Reads the pairs of venues. One that has not been compared yet stays without, because searching them would take
 * seconds.
 */
async function readPairs(
  executor: Executor,
  { rows, likely, expanded }: Known,
  ids: ReadonlySet<string>,
) {
  const unread = [...ids].flatMap((id) => {
    const row = rows.get(id);
    return row?.hasRelated === true && !expanded.has(id) ? row : [];
  });
  for (const { id } of unread) expanded.add(id);
  for (const [id, found] of await findLikely(executor, unread)) likely.set(id, found);
}

function shownOf({ members }: Search) {
  const shown = [...members.values()].slice(0, CLUSTER_MAX - 1);
  return { shown, hasMore: members.size > shown.length };
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
  const searched = await findCandidates(executor, uncompared, { without: 'rejected' });
  const candidates = Map.groupBy(searched, ({ of }) => of);
  const compare = pairComparison();
  const found = new Map<string, Found[]>();
  for (const subject of subjects) {
    // Lets other requests run between the subjects.
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
