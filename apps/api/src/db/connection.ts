import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { ConfigError, type DatabaseConfig } from '../config.ts';
import type { Log } from '../log.ts';
import { CONNECT_TIMEOUT } from './client.ts';
import { isDirect } from './is-direct.ts';
import { migrateDatabase } from './migrate.ts';
import { nameStatements } from './prepared.ts';
import { type Database, sqlState } from './transact.ts';

export interface Connection {
  db: Database;
  pool: Pool;
  /** Closes the connections after the running queries. */
  close(): Promise<void>;
}

export type Connect = typeof connect;

/**
 * Opens the database of DATABASE_URL, with its schema up to date.
 *
 * @throws ConfigError when it is not set or cannot be used
 */
export async function connect(
  { databaseUrl, preparedStatements }: DatabaseConfig,
  log: Log,
): Promise<Connection> {
  if (!databaseUrl) {
    throw new ConfigError('DATABASE_URL must be set to the address of a PostgreSQL database.');
  }
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'campetto',
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: 30_000,
    // Sent as startup parameters: a pooler in between must forward them or set its own.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    // A connection that was lost without an error would otherwise be in use until TCP gives it up, after minutes.
    query_timeout: 30_000,
    keepAlive: true,
  });
  // Without listeners the process exits when PostgreSQL closes a connection, idle or in use.
  const reportLost = (err: Error) => log.warn({ err }, 'database connection lost');
  pool.on('error', reportLost);
  pool.on('connect', (client) => client.on('error', reportLost));
  const db = drizzle({ client: pool });
  try {
    await migrateDatabase(databaseUrl);
    if (preparedStatements ?? (await isPoolDirect(pool))) nameStatements(db);
  } catch (cause) {
    await pool.end();
    return refuseDatabase(cause);
  }
  return { db, pool, close: () => pool.end() };
}

/** The SQLSTATE of a statement that the user may not send. */
const NO_RIGHT = '42501';

/**
 * @throws ConfigError with the reason why a connection cannot be made. The reason does not contain the name of a host
 *   that cannot be found, because that can be a part of a password that is not percent-encoded.
 */
export function refuseDatabase(cause: unknown): never {
  if (cause instanceof Error && 'syscall' in cause && cause.syscall === 'getaddrinfo') {
    throw new ConfigError(
      `DATABASE_URL names a host that cannot be found (${sqlState(cause)}); a password in it must be percent-encoded, for example %40 for @.`,
    );
  }
  if (cause instanceof Error && sqlState(cause) === NO_RIGHT) {
    throw new ConfigError(
      `DATABASE_URL names a user who lacks a right (${cause.message}): it must own the database and its tables.`,
    );
  }
  // The driver names no code.
  if (cause instanceof Error && cause.message.includes('client password must be a')) {
    throw new ConfigError('DATABASE_URL has no password, which its database requires.');
  }
  const reason = (cause instanceof Error && cause.message) || sqlState(cause);
  throw new ConfigError(`DATABASE_URL names a database that cannot be used: ${reason}.`);
}

async function isPoolDirect(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    return await isDirect(client);
  } finally {
    client.release();
  }
}
