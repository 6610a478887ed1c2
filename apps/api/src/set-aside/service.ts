import type { VenueRow } from '../db/schema.ts';
import { type Database, transact } from '../db/transact.ts';
import { Conflict } from '../errors.ts';
import { changeVenue, type Updated } from '../venues/change.ts';
import { type ChangeRequest, changeOnce, toUpdated } from '../venues/change-once.ts';
import { requireVenue, requireVersion } from '../venues/lookup.ts';

/**
 * Sets a pending venue aside for later, or changes the note of one that is; the mark names who wrote the
 * note last. The same note again changes nothing.
 *
 * @throws NotFound for an unknown folder path
 * @throws Conflict for a venue that is decided
 * @throws Stale when the venue has none of the versions of `seen`
 * @throws what {@link changeOnce} throws
 */
export function setAside(
  db: Database,
  { folderPath, note }: { folderPath: string; note: string },
  request: Omit<ChangeRequest, 'content'>,
): Promise<Updated> {
  return transact(db, async (transaction) => {
    const row = await requireVenue(transaction, folderPath);
    const { administrator } = request;
    const content = ['setAside', folderPath, note];
    const changed = await changeOnce(transaction, row, { ...request, content }, async () => {
      requirePending(row);
      await requireVersion(transaction, request.seen, row);
      const stored = note || null;
      if (row.setAsideAt && row.setAsideNote === stored) return { venue: row };
      const changes = {
        setAsideAt: new Date(),
        setAsideBy: administrator.email,
        setAsideNote: stored,
      };
      const record = { kind: 'setAside', note: stored } as const;
      return changeVenue(transaction, row, changes, administrator, record);
    });
    return toUpdated(transaction, changed);
  });
}

const NOT_SET_ASIDE = { setAsideAt: null, setAsideBy: null, setAsideNote: null };

/**
 * Puts a venue that is set aside back into the queue; one that is not remains as it is.
 *
 * @throws NotFound for an unknown folder path
 * @throws Conflict for a venue that is decided
 * @throws Stale when the venue has none of the versions of `seen`
 * @throws what {@link changeOnce} throws
 */
export function requeue(
  db: Database,
  { folderPath }: { folderPath: string },
  request: Omit<ChangeRequest, 'content'>,
): Promise<Updated> {
  return transact(db, async (transaction) => {
    const row = await requireVenue(transaction, folderPath);
    const { administrator } = request;
    const content = ['requeue', folderPath];
    const changed = await changeOnce(transaction, row, { ...request, content }, async () => {
      requirePending(row);
      await requireVersion(transaction, request.seen, row);
      if (!row.setAsideAt) return { venue: row };
      return changeVenue(transaction, row, NOT_SET_ASIDE, administrator, { kind: 'requeued' });
    });
    return toUpdated(transaction, changed);
  });
}

/** @throws Conflict for a venue that is decided */
function requirePending(venue: VenueRow): void {
  if (venue.status === 'pending') return;
  throw new Conflict(`A venue that is ${venue.status} cannot be set aside.`, venue);
}
