import { setImmediate } from 'node:timers/promises';
import type { Duplicate, Duplicates } from '@campetto/contract';
import { inArray } from 'drizzle-orm';
import { venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { relatedColumns, reviewColumns } from '../venues/review-columns.ts';
import { reviewItemOf } from '../venues/review-items.ts';
import {
  type CityWords,
  cityWords,
  isDistinctive,
  type Name,
  nameSimilarity,
  readName,
} from './names.ts';
import { type Candidate, type Compared, findCandidates, findSubjects } from './repository.ts';
import { DUPLICATE_MIN, distanceBetween, duplicateScore } from './similarity.ts';

const DUPLICATES_MAX = 5;

type Found = Omit<Duplicate, 'item'> & { id: string };

/** The likely duplicates of each venue that has any; unknown folder paths have none. */
export async function findDuplicates(
  executor: Executor,
  folderPaths: readonly string[],
): Promise<Duplicates> {
  const subjects = await findSubjects(executor, folderPaths);
  if (subjects.length === 0) return {};
  const candidates = Map.groupBy(await findCandidates(executor, subjects), ({ of }) => of);
  const compare = comparison();
  const found: { subject: (typeof subjects)[number]; duplicates: Found[] }[] = [];
  for (const subject of subjects) {
    // Other requests run between the subjects.
    await setImmediate();
    const likely = (candidates.get(subject.id) ?? [])
      .map((candidate) => compare(subject, candidate))
      .filter(({ score }) => score >= DUPLICATE_MIN)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
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

/** Compares two venues by name, place, phone and website; each name and city is prepared once. */
function comparison() {
  const names = new Map<string, Name>();
  const cities = new Map<string, CityWords>();
  return (subject: Compared, candidate: Candidate): Found => {
    const city = remembered(cities, `${subject.city} ${candidate.city}`, cityWords);
    const name = remembered(names, subject.nameKey, readName);
    const other = remembered(names, candidate.nameKey, readName);
    const evidence = {
      name: nameSimilarity(name, other, city),
      distance: distanceBetween(subject, candidate),
      samePhone: subject.phoneKey !== null && subject.phoneKey === candidate.phoneKey,
      sameWebsite: subject.websiteKey !== null && subject.websiteKey === candidate.websiteKey,
    };
    const distinctive = isDistinctive(name, city) && isDistinctive(other, city);
    return { id: candidate.id, ...evidence, score: duplicateScore({ ...evidence, distinctive }) };
  };
}

function remembered<T>(values: Map<string, T>, key: string, make: (key: string) => T): T {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = make(key);
  values.set(key, value);
  return value;
}

async function loadReviewItemsById(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Duplicate['item']>();
  const rows = await executor
    .select({ ...reviewColumns, ...relatedColumns })
    .from(venues)
    .where(inArray(venues.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, reviewItemOf(row)]));
}
