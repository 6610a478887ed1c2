import { and, eq, lt, sql } from 'drizzle-orm';
import { deleteRows } from '../db/delete-rows.ts';
import { newId } from '../db/id.ts';
import { importLeases } from '../db/schema.ts';
import type { Database, Executor } from '../db/transact.ts';
import { ImportConflict } from '../errors.ts';

/** Seconds for which a lease is valid. Each step of an import renews it, and a timer between them. */
export const IMPORT_LEASE_SECONDS = 30;
/** Milliseconds. */
const RENEWED_EVERY = 10_000;

const expiry = sql`clock_timestamp() + make_interval(secs => ${IMPORT_LEASE_SECONDS})`;

/** The right to import a file of an account, which one import of all servers has at a time. */
export interface ImportLease {
  /**
   * Renews the lease and, in a transaction, locks it until that ends.
   *
   * @throws ImportConflict when another import has it
   */
  renew(executor: Executor): Promise<void>;
  /** Ends the lease; if the database does not respond, the lease expires by itself. */
  end(): Promise<void>;
}

/**
 * The tokens of leases that this server could not end, by account. It takes such a lease again at once, instead of
 * waiting until it expires.
 */
const unended = new Map<string, string>();

/** Takes the lease of an account, which is renewed until it is ended; undefined while another import has it. */
export async function takeImportLease(
  db: Database,
  account: string,
): Promise<ImportLease | undefined> {
  const token = unended.get(account) ?? newId();
  unended.delete(account);
  if (!(await take(db, account, token))) return undefined;
  const isOwn = and(eq(importLeases.account, account), eq(importLeases.token, token));
  const renew = async (executor: Executor) => {
    const renewed = await executor
      .update(importLeases)
      .set({ expiresAt: expiry })
      .where(isOwn)
      .returning({ account: importLeases.account });
    if (renewed.length === 0) throw new ImportConflict('Another import of the account has begun.');
  };
  // Errors are ignored here, because the next step notices a lost lease or a database that does not respond.
  const timer = setInterval(() => renew(db).catch(() => {}), RENEWED_EVERY);
  timer.unref();
  return {
    renew,
    async end() {
      clearInterval(timer);
      await db
        .delete(importLeases)
        .where(isOwn)
        .catch(() => unended.set(account, token));
    },
  };
}

async function take(db: Database, account: string, token: string): Promise<boolean> {
  try {
    const { rows } = await db.execute(sql`
      INSERT INTO ${importLeases} AS lease (account, token, expires_at)
      VALUES (${account}, ${token}, ${expiry})
      ON CONFLICT (account) DO UPDATE SET token = excluded.token, expires_at = excluded.expires_at
      WHERE lease.token = excluded.token OR lease.expires_at <= clock_timestamp()
      RETURNING account`);
    return rows.length > 0;
  } catch (error) {
    unended.set(account, token); // it may have been stored
    throw error;
  }
}

/** Removes the leases of imports whose servers were killed. Returns how many. */
export function removeImportLeases(db: Database): Promise<number> {
  return deleteRows(db, importLeases, lt(importLeases.expiresAt, sql`clock_timestamp()`));
}
