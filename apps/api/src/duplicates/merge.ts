import { type MergeBody, type MergeResponse, mayBeKept, venueIdOf } from '@campetto/contract';
import { newId } from '../db/id.ts';
import type { NewActivity, VenueRow } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import { decisionChanges, requireMove } from '../decisions/decision.ts';
import { fieldChanges } from '../edit/field-changes.ts';
import { requireOwnId } from '../edit/service.ts';
import { RuleBroken } from '../errors.ts';
import { recordActivity } from '../history/repository.ts';
import type { Identity } from '../identity/verifier.ts';
import { differences, recordChanges, type StoredChange } from '../venues/change.ts';
import { type ChangeRequest, changeOnce, recordOf } from '../venues/change-once.ts';
import { lockVenues, requireVenue, requireVersion } from '../venues/lookup.ts';
import { updateVenueRow } from '../venues/repository.ts';
import { loadReviewItem } from '../venues/review-items.ts';
import { compareAtOnce } from './compare-missing.ts';
import { rejectPairs } from './reject.ts';

/** The venues of a merge as they were locked. */
interface Cluster {
  kept: VenueRow;
  discarded: readonly VenueRow[];
  notDuplicates: readonly VenueRow[];
}

/**
 * Changes the venue of a cluster that is kept, discards its duplicates, and rejects the venues that are not its
 * duplicates, all in one transaction. Its activity records have the same `mergeId`: an undo of one undoes all of them.
 *
 * @throws NotFound for an unknown folder path
 * @throws Stale when the venue that is kept, or one that is discarded, has changed since it was seen
 * @throws Conflict when a duplicate is discarded already
 * @throws RuleBroken when a venue is named twice, nothing is decided, or the venue that is kept is discarded itself, or
 *   not approved while an approved one would be discarded (D46)
 * @throws what {@link changeOnce} throws
 */
export async function mergeDuplicates(
  db: Database,
  body: MergeBody,
  request: Omit<ChangeRequest, 'content' | 'seen'>,
): Promise<MergeResponse> {
  requireDistinct(body);
  const { id, ...merged } = await transact(db, async (transaction) => {
    const cluster = await lockCluster(transaction, body);
    const content = ['merge', JSON.stringify(body)];
    const changed = await changeOnce(transaction, cluster.kept, { ...request, content }, () =>
      merge(transaction, cluster, body, request.administrator),
    );
    const { venue } = changed;
    const discarded = [];
    for (const { folderPath } of body.discard) {
      const { status, version } = await requireVenue(transaction, folderPath);
      discarded.push({ folderPath, status, version });
    }
    const kept = await loadReviewItem(transaction, venue);
    return { id: venue.id, kept, discarded, activityId: recordOf(changed) };
  });
  await compareAtOnce(db, [id]);
  return merged;
}

function requireDistinct({ keep, discard, notDuplicates }: MergeBody): void {
  const paths = [keep.folderPath, ...discard.map(({ folderPath }) => folderPath), ...notDuplicates];
  if (paths.length === 1) {
    throw new RuleBroken({ path: 'discard', message: 'must name a venue, or notDuplicates must' });
  }
  if (new Set(paths).size < paths.length) {
    throw new RuleBroken({ path: 'discard', message: 'must not name a venue that is named twice' });
  }
}

async function lockCluster(
  transaction: Transaction,
  { keep, discard, notDuplicates }: MergeBody,
): Promise<Cluster> {
  const paths = [keep, ...discard].map(({ folderPath }) => folderPath);
  await lockVenues(
    transaction,
    [...paths, ...notDuplicates].flatMap((path) => venueIdOf(path) ?? []),
  );
  const read = async (folderPaths: readonly string[]) => {
    const rows: VenueRow[] = [];
    for (const path of folderPaths) rows.push(await requireVenue(transaction, path));
    return rows;
  };
  return {
    kept: await requireVenue(transaction, keep.folderPath),
    discarded: await read(paths.slice(1)),
    notDuplicates: await read(notDuplicates),
  };
}

async function merge(
  transaction: Transaction,
  cluster: Cluster,
  body: MergeBody,
  administrator: Identity,
): Promise<{ venue: VenueRow; activityId: string | undefined }> {
  const { kept, discarded, notDuplicates } = cluster;
  await requireDecidable(transaction, cluster, body);
  const stored: StoredChange[] = [];
  for (const row of discarded) {
    const to = requireMove('discard', row);
    const reason = { reason: 'duplicate', note: null, duplicateOf: kept.id } as const;
    const changes = decisionChanges(to, reason, administrator);
    const venue = await updateVenueRow(transaction, row, changes);
    stored.push({ row, venue, changes, record: { id: newId(), kind: 'discarded', ...reason } });
  }
  const edit = body.changes ? await fieldChanges(transaction, kept, body.changes) : {};
  const isEdited = Object.keys(differences(kept, edit)).length > 0;
  const venue = isEdited ? await updateVenueRow(transaction, kept, edit) : kept;
  if (isEdited) {
    stored.push({ row: kept, venue, changes: edit, record: { id: newId(), kind: 'updated' } });
  }
  const rejections = await rejectPairs(transaction, notDuplicates, cluster, administrator);
  const all = [...stored.map(({ record }) => record), ...rejections.records];
  const [first] = all;
  const mergeId = all.length > 1 ? first?.id : null;
  const inMerge = <T extends Partial<NewActivity>>(record: T) => ({ ...record, mergeId });
  if (rejections.records.length > 0) {
    await recordActivity(transaction, ...rejections.records.map(inMerge));
  }
  const changes = stored.map((change) => ({ ...change, record: inMerge(change.record) }));
  if (changes.length > 0) await recordChanges(transaction, changes, administrator);
  return { venue, activityId: first?.id ?? rejections.earlier };
}

async function requireDecidable(
  transaction: Transaction,
  { kept, discarded }: Cluster,
  { keep, changes, discard }: MergeBody,
): Promise<void> {
  await requireVersion(transaction, [keep.version], kept);
  for (const [index, row] of discarded.entries()) {
    await requireVersion(transaction, [discard[index]?.version ?? 0], row);
    requireMove('discard', row);
  }
  const statuses = discarded.map(({ status }) => status);
  if (discard.length > 0 && !mayBeKept(kept.status, statuses)) {
    const message =
      kept.status === 'discarded'
        ? 'must not be discarded itself'
        : 'must be approved, because an approved venue would be discarded';
    throw new RuleBroken({ path: 'keep.folderPath', message });
  }
  if (changes) requireOwnId(kept, changes);
}
