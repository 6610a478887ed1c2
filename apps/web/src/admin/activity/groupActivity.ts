import type { Activity } from '@campetto/contract';
import { dayOf } from '../time/day.ts';

/** A line of the activity: one record, a merge with all of its own, or several of one person and kind. */
export type ActivityEntry =
  | { type: 'record'; record: Activity }
  /** A merge or the undo of one: the record of the first discard, which names two venues, and the number of discards. */
  | { type: 'merge'; record: Activity; discarded: number }
  | { type: 'series'; records: readonly [Activity, ...Activity[]] };

/** Whether a record represents decisions on many venues, or an import that only changed venues. */
export const isBatch = ({ id, batchId }: Activity) => id === batchId;

const SERIES_KINDS: readonly Activity['kind'][] = [
  'approved',
  'discarded',
  'restored',
  'updated',
  'created',
  'setAside',
  'requeued',
  'notDuplicate',
  'undone',
];

const canJoin = (record: Activity) => SERIES_KINDS.includes(record.kind) && !isBatch(record);

/** The records of the merge that a record belongs to; only the record itself if it belongs to none. */
export const membersOf = (records: readonly Activity[], record: Activity): Activity[] =>
  record.mergeId === null ? [record] : records.filter(({ mergeId }) => mergeId === record.mergeId);

/** The lines of records: each merge is a line, and so are consecutive records of one person and kind. */
export function groupActivity(records: readonly Activity[]): ActivityEntry[] {
  const entries: ActivityEntry[] = [];
  for (const record of records) {
    const merge = membersOf(records, record);
    const discards = merge.filter(({ kind, undid }) => (undid ?? kind) === 'discarded');
    if (merge.length > 1 && discards.length > 0) {
      const [first = record] = discards;
      if (record === merge[0])
        entries.push({ type: 'merge', record: first, discarded: discards.length });
      continue;
    }
    const last = entries.at(-1);
    const before =
      last?.type === 'series' ? last.records : last?.type === 'record' && [last.record];
    const first = before ? before[0] : undefined;
    if (
      first?.kind === record.kind &&
      first.actor === record.actor &&
      canJoin(first) &&
      canJoin(record)
    ) {
      entries[entries.length - 1] = {
        type: 'series',
        records: [first, ...(before || []).slice(1), record],
      };
    } else {
      entries.push({ type: 'record', record });
    }
  }
  return entries;
}

/** The lines of each day, the newest first, at most `limit` lines in all. */
export function groupByDay(
  records: readonly Activity[],
  limit = Number.POSITIVE_INFINITY,
): { day: string; entries: ActivityEntry[] }[] {
  let left = limit;
  return [...Map.groupBy(records, ({ at }) => dayOf(new Date(at)))].flatMap(([day, ofDay]) => {
    const entries = groupActivity(ofDay).slice(0, left);
    left -= entries.length;
    return entries.length > 0 ? [{ day, entries }] : [];
  });
}
