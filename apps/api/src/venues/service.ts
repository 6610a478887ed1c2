import { isDeepStrictEqual } from 'node:util';
import {
  type ListQuery,
  type MoveAnswer,
  statusAfter,
  type UpdateBody,
  type VenueCounts,
  type VenueMove,
  type VenueReviewItem,
  type VenueStatus,
  venueIdOf,
} from '@campetto/contract';
import { recordActivity } from '../activity/repository.ts';
import { newId } from '../db/id.ts';
import type { VenueRow } from '../db/schema.ts';
import { type Database, type Executor, transact } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import { ProblemError } from '../plugins/problems.ts';
import { addToCounts, countByStatus, countIn } from './counts.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { describeVenue, describeVenues } from './describe.ts';
import { toChanges } from './presenter.ts';
import { changeVenue, findVenue, listVenues, type VenueChanges } from './repository.ts';

/** How many venues stand in each status. */
export async function countVenues(db: Database): Promise<VenueCounts> {
  const counts = { pending: 0, approved: 0, discarded: 0 };
  for (const { status, count } of await countByStatus(db)) counts[status] = count;
  return {
    scrapedCount: counts.pending,
    approvedCount: counts.approved,
    discardedCount: counts.discarded,
    total: counts.pending + counts.approved + counts.discarded,
  };
}

export interface VenuePage {
  items: VenueReviewItem[];
  /** How many venues the list has in all. */
  total: number;
  /** Where the next page begins; undefined on the last. */
  nextCursor: string | undefined;
}

/** A page of the list of a status, newest first. */
export async function listPage(
  db: Database,
  status: VenueStatus,
  { limit, country, city, cursor }: ListQuery,
): Promise<VenuePage> {
  const filter = { status, country, city };
  const after = cursor === undefined ? undefined : parseCursor(cursor);
  const [rows, total] = await Promise.all([
    listVenues(db, filter, limit + 1, after),
    countIn(db, filter),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await describeVenues(db, page),
    total,
    nextCursor: last && rows.length > limit ? formatCursor(last) : undefined,
  };
}

async function venueAt(executor: Executor, folderPath: string): Promise<VenueRow> {
  const id = venueIdOf(folderPath);
  const row = id && (await findVenue(executor, id));
  if (!row || row.folderPath !== folderPath) {
    throw new ProblemError(404, { detail: `There is no venue at ${folderPath}.` });
  }
  return row;
}

const ACTIVITY_OF = { approve: 'approved', discard: 'discarded', restore: 'restored' } as const;

function activityOf(row: VenueRow, { uid, email }: Identity) {
  return {
    id: newId(),
    at: new Date(),
    actorUid: uid,
    actorEmail: email,
    venueId: row.id,
    folderPath: row.folderPath,
    venueName: row.name,
  };
}

/**
 * Approves, discards or restores a venue. Of two at once one wins, the other finds the venue
 * where the first has put it. With `ifMatch` nobody decides on a venue that they have not seen as
 * it is: an approved venue may be discarded, but not by someone who still saw it pending.
 *
 * @throws ProblemError 404 for an unknown folder path, 409 for a move that does not exist from
 *   the venue's status, 412 for a stale `If-Match`
 */
export function moveVenue(
  db: Database,
  move: VenueMove,
  folderPath: string,
  ifMatch: string | undefined,
  administrator: Identity,
): Promise<MoveAnswer> {
  return transact(db, async (transaction) => {
    const row = await venueAt(transaction, folderPath);
    const to = statusAfter(move, row.status);
    if (!to) {
      throw new ProblemError(409, {
        type: '/problems/impossible-move',
        detail: `A venue that is ${row.status} cannot be ${ACTIVITY_OF[move]}.`,
        currentStatus: row.status,
      });
    }
    await assertFresh(transaction, ifMatch, row);
    const moved = await changeVenue(transaction, row, { status: to });
    await recordActivity(transaction, {
      ...activityOf(moved, administrator),
      kind: ACTIVITY_OF[move],
      fromStatus: row.status,
      toStatus: to,
    });
    await addToCounts(transaction, [
      { ...row, by: -1 },
      { ...moved, by: 1 },
    ]);
    return { folderPath, status: to, version: moved.version };
  });
}

/** `If-Match` names versions as entity tags, or any by `*`. */
async function assertFresh(executor: Executor, ifMatch: string | undefined, row: VenueRow) {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.includes(`"${row.version}"`)) return;
  throw new ProblemError(412, {
    type: '/problems/stale-version',
    detail: 'Someone else changed this venue meanwhile.',
    current: await describeVenue(executor, row),
  });
}

/** The columns that an update changes, each with its value before and after. */
function differences(row: VenueRow, changes: VenueChanges) {
  const columns = Object.keys(changes) as (keyof VenueChanges)[];
  return Object.fromEntries(
    columns
      .filter((column) => !isDeepStrictEqual(row[column], changes[column]))
      .map((column) => [column, { from: row[column], to: changes[column] }]),
  );
}

/**
 * Changes what the edit form offers, in any status; the folder path stays. An update that changes
 * nothing succeeds and leaves the version and the activity as they are.
 *
 * @throws ProblemError 404 for an unknown folder path, 412 for a stale `If-Match`, 422 for the
 *   venue id of another
 */
export function updateVenue(
  db: Database,
  body: UpdateBody,
  ifMatch: string | undefined,
  administrator: Identity,
): Promise<VenueReviewItem> {
  return transact(db, async (transaction) => {
    const row = await venueAt(transaction, body.folderPath);
    if (body.sportsVenue.id.toLowerCase() !== row.id) {
      const message = 'must be the id at the end of folderPath';
      throw new ProblemError(422, { errors: [{ path: 'sportsVenue.id', message }] });
    }
    await assertFresh(transaction, ifMatch, row);
    const changes = toChanges(body);
    const changed = differences(row, changes);
    if (Object.keys(changed).length === 0) return describeVenue(transaction, row);

    const updated = await changeVenue(transaction, row, changes);
    await recordActivity(transaction, {
      ...activityOf(updated, administrator),
      kind: 'updated',
      changes: changed,
    });
    await addToCounts(transaction, [
      { ...row, by: -1 },
      { ...updated, by: 1 },
    ]);
    return describeVenue(transaction, updated);
  });
}
