import { setImmediate } from 'node:timers/promises';
import type { Duplicate, Duplicates } from '@campetto/contract';
import { inArray } from 'drizzle-orm';
import { venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { relatedColumns, reviewColumns } from '../venues/review-columns.ts';
import { reviewItemOf } from '../venues/review-items.ts';
import { comparison, type Found } from './compare.ts';
import { findPairs } from './pairs.ts';
import { type Candidate, findCandidates, findSubjects } from './repository.ts';
import { DUPLICATE_MIN } from './similarity.ts';

const DUPLICATES_MAX = 5;

/**
 * The likely duplicates of each venue that has any; unknown folder paths have none. They are the stored pairs,
 * by which lists are filtered too; only for venues that have not been compared yet they are searched.
 */
export async function findDuplicates(
  executor: Executor,
  folderPaths: readonly string[],
): Promise<Duplicates> {
  const subjects = await findSubjects(executor, folderPaths);
  if (subjects.length === 0) return {};
  const stored = subjects.filter(({ hasRelated }) => hasRelated);
  const uncompared = subjects.filter(({ hasRelated }) => hasRelated === null);
  const pairs = Map.groupBy(await findPairs(executor, stored, 'open'), ({ of }) => of);
  const searched = await findCandidates(executor, uncompared, 'rejected');
  const candidates = Map.groupBy(searched, ({ of }) => of);
  const compare = comparison();
  const found: { subject: (typeof subjects)[number]; duplicates: Found[] }[] = [];
  for (const subject of subjects) {
    // Other requests run between the subjects.
    await setImmediate();
    const compared = ({ id }: typeof subject, of: Map<string, Candidate[]>) =>
      (of.get(id) ?? []).map((candidate) => compare(subject, candidate));
    const likely = [
      ...compared(subject, pairs),
      ...compared(subject, candidates).filter(({ score }) => score >= DUPLICATE_MIN),
    ].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    if (likely.length > 0) found.push({ subject, duplicates: likely.slice(0, DUPLICATES_MAX) });
  }
  const items = await loadReviewItemsById(
    executor,
    found.flatMap(({ duplicates }) => duplicates.map(({ id }) => id)),
  );
  return Object.fromEntries(
    found.map(({ subject, duplicates }) => [
      subject.folderPath,
      duplicates.flatMap(({ id, ...evidence }) => {
        const item = items.get(id);
        return item ? [{ ...evidence, item }] : [];
      }),
    ]),
  );
}

async function loadReviewItemsById(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Duplicate['item']>();
  const rows = await executor
    .select({ ...reviewColumns, ...relatedColumns })
    .from(venues)
    .where(inArray(venues.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, reviewItemOf(row)]));
}
