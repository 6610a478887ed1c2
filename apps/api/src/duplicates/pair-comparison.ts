import type { Duplicate } from '@campetto/contract';
import {
  type CityWords,
  cityWords,
  isDistinctive,
  type Name,
  nameSimilarity,
  readName,
} from './names.ts';
import type { Candidate, Compared } from './repository.ts';
import { distanceBetween, duplicateScore } from './score.ts';

/** A compared venue, with the evidence that it is the same. */
export type Found = Omit<Duplicate, 'item'> & { id: string };

/** Compares two venues by name, place, phone and website; each name and city is prepared once. */
export function pairComparison() {
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
