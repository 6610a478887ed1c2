import { createHash } from 'node:crypto';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { deleteRows } from '../db/delete-rows.ts';
import { type IdempotencyKey, idempotencyKeys, type NewIdempotencyKey } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import { KeyReused } from '../errors.ts';

/** By the clock of the database, because a server whose clock is ahead would carry out a repeated request again. */
const OLDEST = sql`now() - interval '1 day'`;

/** Equal for two requests that consist of the same parts. */
export function requestHashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}

/** The request of an administrator with this key within the last day, or undefined. */
export async function findByKey(
  executor: Executor,
  { actorUid, key }: Pick<IdempotencyKey, 'actorUid' | 'key'>,
): Promise<IdempotencyKey | undefined> {
  const [row] = await executor
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.actorUid, actorUid),
        eq(idempotencyKeys.key, key),
        gte(idempotencyKeys.createdAt, OLDEST),
      ),
    );
  return row;
}

/**
 * Takes a key in the transaction of its request; an old key may be taken again. Of two requests that take one key at
 * once, the second waits for the first.
 *
 * @returns whether the key was free
 */
export async function takeKey(executor: Executor, row: NewIdempotencyKey): Promise<boolean> {
  const taken = await executor
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.actorUid, idempotencyKeys.key],
      set: {
        requestHash: row.requestHash,
        venueId: row.venueId ?? null,
        activityId: row.activityId ?? null,
        createdAt: row.createdAt,
      },
      setWhere: lt(idempotencyKeys.createdAt, OLDEST),
    })
    .returning({ key: idempotencyKeys.key });
  return taken.length === 1;
}

/** Removes the keys that are old enough to be taken anew. Returns how many. */
export function removeIdempotencyKeys(executor: Executor): Promise<number> {
  return deleteRows(executor, idempotencyKeys, lt(idempotencyKeys.createdAt, OLDEST));
}

/**
 * Returns the earlier request with the same key, if it was the same request.
 *
 * @throws KeyReused if it was another one
 */
export function requireSameRequest(earlier: IdempotencyKey, requestHash: string): IdempotencyKey {
  if (earlier.requestHash === requestHash) return earlier;
  throw new KeyReused();
}
