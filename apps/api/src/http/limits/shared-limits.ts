import { hash } from 'node:crypto';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { lt, sql } from 'drizzle-orm';
import { BoundedMap } from '../../bounded-map.ts';
import { rateLimits } from '../../db/schema.ts';
import type { Database } from '../../db/transact.ts';
import { withTimeout } from '../../db/with-timeout.ts';

/** Keys that one server stores in memory; a key that was removed is read from the database again. */
const REMEMBERED_MAX = 5_000;

/** How many requests are reserved at once: the part of the limit that may stay unused on a server. */
const blockOf = (max: number) => Math.floor(max / 60);

/**
 * Reserves up to `wanted` requests of a key for this server. Of two reservations at once, the second updates the row
 * of the first.
 */
async function reserve(db: Database, key: string, wanted: number, max: number, window: number) {
  const minute = sql`clock_timestamp() + ${window} * interval '1 millisecond'`;
  const isOver = sql`stored.ends_at <= clock_timestamp()`;
  const { rows } = await withTimeout(
    db.execute<{ counted: number; ttl: number }>(sql`
      INSERT INTO rate_limits AS stored (key_hash, counted, ends_at)
      VALUES (${hash('sha256', key, 'base64url')}, ${wanted}, ${minute})
      ON CONFLICT (key_hash) DO UPDATE SET
        counted = excluded.counted + CASE WHEN ${isOver} THEN 0 ELSE least(stored.counted, ${max}) END,
        ends_at = CASE WHEN ${isOver} THEN excluded.ends_at ELSE stored.ends_at END
      RETURNING counted,
        (extract(epoch FROM ends_at - clock_timestamp()) * 1000)::double precision AS ttl`),
  );
  const { counted = wanted, ttl = window } = rows[0] ?? {};
  return { granted: wanted - Math.max(0, counted - max), ttl };
}

/** Removes the counts of minutes that are over. */
export async function removeExpiredLimits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`clock_timestamp()`));
}

/** The count of a key in this server until the time `endsAt`. */
interface Known {
  used: number;
  /** Reserved requests that are left; negative: requests that were served without a reservation. */
  left: number;
  endsAt: number;
  isExhausted: boolean;
  reserving?: Promise<void> | undefined;
}

/**
 * A store for `@fastify/rate-limit` that counts the requests of all servers. A server reserves them in the database in
 * blocks, and refuses by itself once none are left, so that a flood is not a write per request. New keys get
 * their first block without a reservation, so that a few requests of each of many addresses cost no write at all.
 * Without the database each server counts by itself.
 */
export class SharedLimits implements FastifyRateLimitStore {
  readonly #known = new BoundedMap<string, Known>(REMEMBERED_MAX);
  readonly #db: Database;
  readonly #isOnTrust: (key: string) => boolean;

  constructor(db: Database, isOnTrust: (key: string) => boolean) {
    this.#db = db;
    this.#isOnTrust = isOnTrust;
  }

  child() {
    return this;
  }

  incr: FastifyRateLimitStore['incr'] = (key, respond, window = 60_000, max = 1) => {
    this.#count(key, window, max).then(
      ({ used, isExhausted, endsAt }) =>
        respond(null, { current: isExhausted ? max + 1 : used, ttl: endsAt - Date.now() }),
      (error) => respond(error),
    );
  };

  async #count(key: string, window: number, max: number): Promise<Known> {
    for (;;) {
      const known = this.#find(key, window);
      const isFree = this.#isOnTrust(key) && known.used < blockOf(max);
      if (known.left > 0 || isFree) {
        known.left -= 1;
        known.used += 1;
        return known;
      }
      if (known.isExhausted) return known;
      known.reserving ??= this.#refill(key, known, window, max).finally(() => {
        known.reserving = undefined;
      });
      await known.reserving;
    }
  }

  #find(key: string, window: number): Known {
    const known = this.#known.get(key);
    if (known && Date.now() < known.endsAt) return known;
    const fresh = { used: 0, left: 0, endsAt: Date.now() + window, isExhausted: false };
    this.#known.set(key, fresh);
    return fresh;
  }

  async #refill(key: string, known: Known, window: number, max: number): Promise<void> {
    try {
      const wanted = Math.max(1, blockOf(max)) - known.left;
      const { granted, ttl } = await reserve(this.#db, key, wanted, max, window);
      known.left += granted;
      known.endsAt = Date.now() + ttl;
    } catch {
      known.left = max - known.used;
    }
    known.isExhausted = known.left <= 0;
  }
}
