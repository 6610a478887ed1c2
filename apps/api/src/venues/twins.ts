import { type Twin, type Twins, venueIdOf } from '@campetto/contract';
import { inArray, sql } from 'drizzle-orm';
import { type VenueRow, venues } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { fold } from '../geocode/fold.ts';
import { CELLS_IN_A_ROW } from './derived.ts';
import { describeVenues } from './describe.ts';
import { distanceBetween, isTelling, nameLikeness, TWIN_MIN, twinScore } from './likeness.ts';

const TWINS_MAX = 5;

/** What is compared of a venue. */
type Compared = Pick<
  VenueRow,
  'id' | 'nameKey' | 'phoneKey' | 'websiteKey' | 'cell' | 'latitude' | 'longitude'
> & { city: string };
/** A venue that may be the twin of the venue `of`. */
type Candidate = Omit<Compared, 'cell'> & { of: string };
type Found = Omit<Twin, 'item'> & { id: string };

/** The likely twins of each of the venues that has one; unknown folder paths have none. */
export async function findTwins(
  executor: Executor,
  folderPaths: readonly string[],
): Promise<Twins> {
  const subjects = await findSubjects(executor, folderPaths);
  if (subjects.length === 0) return {};
  const candidates = Map.groupBy(await findCandidates(executor, subjects), ({ of }) => of);
  const found = subjects.flatMap((subject) => {
    const likely = (candidates.get(subject.id) ?? [])
      .map((candidate) => compare(subject, candidate))
      .filter(({ score }) => score >= TWIN_MIN)
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    return likely.length > 0 ? [{ subject, twins: likely.slice(0, TWINS_MAX) }] : [];
  });
  const items = await describeByIds(
    executor,
    found.flatMap(({ twins }) => twins.map(({ id }) => id)),
  );
  return Object.fromEntries(
    found.map(({ subject, twins }) => [
      subject.folderPath,
      twins.flatMap(({ id, ...twin }) => {
        const item = items.get(id);
        return item ? [{ ...twin, item }] : [];
      }),
    ]),
  );
}

/** Compares two venues by all that they say of themselves. */
function compare(subject: Compared, candidate: Candidate): Found {
  const city = fold(`${subject.city} ${candidate.city}`);
  const evidence = {
    name: nameLikeness(subject.nameKey, candidate.nameKey, city),
    distance: distanceBetween(subject, candidate),
    samePhone: subject.phoneKey !== null && subject.phoneKey === candidate.phoneKey,
    sameWebsite: subject.websiteKey !== null && subject.websiteKey === candidate.websiteKey,
  };
  const telling = isTelling(subject.nameKey, city) && isTelling(candidate.nameKey, city);
  return { id: candidate.id, ...evidence, score: twinScore({ ...evidence, telling }) };
}

async function findSubjects(executor: Executor, folderPaths: readonly string[]) {
  const ids = folderPaths.flatMap((path) => venueIdOf(path) ?? []);
  if (ids.length === 0) return [];
  const wanted = new Set(folderPaths);
  const rows = await executor
    .select({ ...COMPARED, folderPath: venues.folderPath })
    .from(venues)
    .where(inArray(venues.id, ids));
  return rows.filter(({ folderPath }) => wanted.has(folderPath));
}

const COMPARED = {
  id: venues.id,
  nameKey: venues.nameKey,
  phoneKey: venues.phoneKey,
  websiteKey: venues.websiteKey,
  cell: venues.cell,
  latitude: venues.latitude,
  longitude: venues.longitude,
  city: venues.addressCity,
};

/** A cell and the eight around it, so that nothing within some 400 m is missed. */
const AROUND = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((by) => row * CELLS_IN_A_ROW + by));

/** How many venues each way of finding some may give for one; a pile of thousands is cut short. */
const NEAR_READ = 1000;
const NEAR_MAX = 24;
const SAME_MAX = 20;

/**
 * Venues, not discarded, that may be twins of each of the subjects: near it, with its phone or its
 * website, or of its name in its city. One statement, each way by an index.
 */
async function findCandidates(
  executor: Executor,
  subjects: readonly Compared[],
): Promise<Candidate[]> {
  const list = (values: readonly (string | number | null)[]) => sql`${sql.param(values)}`;
  const around = sql.join(
    AROUND.map((by) => sql`this.cell + ${sql.raw(String(by))}`),
    sql`, `,
  );
  const columns = sql`id, name_key AS "nameKey", phone_key AS "phoneKey",
    website_key AS "websiteKey", latitude, longitude, address_city AS city`;
  const { rows } = await executor.execute<Candidate>(sql`
    SELECT this.id AS of, other.*
    FROM unnest(
      ${list(subjects.map(({ id }) => id))}::uuid[],
      ${list(subjects.map(({ cell }) => cell))}::bigint[],
      ${list(subjects.map(({ latitude }) => latitude))}::float8[],
      ${list(subjects.map(({ longitude }) => longitude))}::float8[],
      ${list(subjects.map(({ phoneKey }) => phoneKey))}::text[],
      ${list(subjects.map(({ websiteKey }) => websiteKey))}::text[],
      ${list(subjects.map(({ nameKey, city }) => (isTelling(nameKey, fold(city)) ? nameKey : null)))}::text[],
      ${list(subjects.map(({ city }) => city))}::text[]
    ) AS this (id, cell, latitude, longitude, phone_key, website_key, name_key, city)
    CROSS JOIN LATERAL (
      (SELECT ${columns} FROM venues WHERE id = ANY (ARRAY(
        SELECT id FROM (
          SELECT id, latitude, longitude FROM venues
          WHERE cell = ANY (ARRAY[${around}]) AND status <> 'discarded' LIMIT ${NEAR_READ}
        ) near
        ORDER BY abs(near.latitude - this.latitude) + abs(near.longitude - this.longitude)
        LIMIT ${NEAR_MAX})))
      UNION ALL
      (SELECT ${columns} FROM venues
        WHERE phone_key = this.phone_key AND status <> 'discarded' LIMIT ${SAME_MAX})
      UNION ALL
      (SELECT ${columns} FROM venues
        WHERE website_key = this.website_key AND status <> 'discarded' LIMIT ${SAME_MAX})
      UNION ALL
      (SELECT ${columns} FROM venues
        WHERE status IN ('pending', 'approved') AND name_key = this.name_key
          AND address_city = this.city LIMIT ${SAME_MAX})
    ) other
    WHERE other.id <> this.id`);
  return [...new Map(rows.map((row) => [row.of + row.id, row])).values()];
}

async function describeByIds(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Twin['item']>();
  const rows = await executor
    .select()
    .from(venues)
    .where(inArray(venues.id, [...new Set(ids)]));
  const items = await describeVenues(executor, rows);
  return new Map(items.map((item) => [item.venue.sportsVenue.id, item]));
}
