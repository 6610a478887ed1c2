import type { Activity } from '@campetto/contract';

/** A line of the activity: one record, a merge with its two, or several of one person and kind. */
export type ActivityEntry =
  | { type: 'record'; record: Activity }
  | { type: 'merge'; record: Activity }
  | { type: 'series'; records: readonly [Activity, ...Activity[]] };

/** Whether it represents decisions on many venues. */
export const isBatch = ({ id, batchId }: Activity) => id === batchId;

const SERIES_KINDS: readonly Activity['kind'][] = [
  ...(['approved', 'discarded', 'restored', 'updated', 'created'] as const),
  ...(['setAside', 'requeued', 'notDuplicate', 'undone'] as const),
];

const canJoin = (record: Activity) => SERIES_KINDS.includes(record.kind) && !isBatch(record);

/** The lines of consecutive records. */
export function groupActivity(records: readonly Activity[]): ActivityEntry[] {
  const ids = new Set(records.map(({ id }) => id));
  const entries: ActivityEntry[] = [];
  for (const record of records) {
    if (record.pairedWith !== null && ids.has(record.pairedWith)) {
      // The discard names both venues.
      if (record.kind === 'discarded') entries.push({ type: 'merge', record });
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

/** The local day of a moment, YYYY-MM-DD. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

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
