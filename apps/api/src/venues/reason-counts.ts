import { DISCARD_REASONS, type DiscardReason, type ReasonCounts } from '@campetto/contract';
import { sql } from 'drizzle-orm';
import { discardReasonCounts, type VenueRow } from '../db/schema.ts';
import type { Database, Executor } from '../db/transact.ts';

/**
 * Changes the counters of the reasons by venues before (`row`) and after (`venue`) a change. Call it after
 * `addToCounts`: counters are locked in a fixed order, so that no two transactions wait for each other.
 */
export async function moveReasonCounts(
  executor: Executor,
  changes: readonly { row: VenueRow; venue: VenueRow }[],
): Promise<void> {
  const sums = new Map<DiscardReason | '', number>();
  const add = (venue: VenueRow, by: number) => {
    const reason = reasonOf(venue);
    if (reason !== undefined) sums.set(reason, (sums.get(reason) ?? 0) + by);
  };
  for (const { row, venue } of changes) {
    add(row, -1);
    add(venue, 1);
  }
  const rows = [...sums]
    .map(([reason, count]) => ({ reason, count }))
    .filter(({ count }) => count !== 0)
    .sort((a, b) => (a.reason < b.reason ? -1 : 1));
  if (rows.length === 0) return;
  await executor
    .insert(discardReasonCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: discardReasonCounts.reason,
      set: { count: sql`${discardReasonCounts.count} + excluded.count` },
    });
}

/** The key under which a discarded venue is counted; undefined for any other. */
const reasonOf = ({ status, discardReason }: VenueRow): DiscardReason | '' | undefined =>
  status === 'discarded' ? (discardReason ?? '') : undefined;

/** The number of discarded venues per reason. */
export async function countReasons(db: Database): Promise<ReasonCounts> {
  const rows = await db.select().from(discardReasonCounts);
  const counts = new Map(rows.map(({ reason, count }) => [reason, count]));
  const of = (reason: DiscardReason | '') => counts.get(reason) ?? 0;
  return {
    ...(Object.fromEntries(DISCARD_REASONS.map((reason) => [reason, of(reason)])) as Record<
      DiscardReason, // fromEntries returns string keys
      number
    >),
    none: of(''),
  };
}
