import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { ConfigError, type DatabaseConfig } from '../config.ts';
import { migrateDatabase } from './migrate.ts';
import { type Database, sqlState } from './transact.ts';

export interface Connection {
  db: Database;
  /** Closes the connections after the running queries. */
  close(): Promise<void>;
}

interface Log {
  warn(details: object, message: string): void;
}

export type Connect = typeof connect;

/**
 * Opens the database of DATABASE_URL, with its schema up to date.
 *
 * @throws ConfigError when it is not set or cannot be used
 */
export async function connect({ databaseUrl }: DatabaseConfig, log: Log): Promise<Connection> {
  if (!databaseUrl) {
    throw new ConfigError('DATABASE_URL must be set to the address of a PostgreSQL database.');
  }
  try {
    await migrateDatabase(databaseUrl);
  } catch (cause) {
    const reason = (cause instanceof Error && cause.message) || sqlState(cause);
    throw new ConfigError(`DATABASE_URL names a database that cannot be used: ${reason}.`);
  }
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'campetto',
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // Sent as startup parameters: a pooler in between must forward them or set its own.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // Without listeners the process exits when PostgreSQL closes a connection, idle or in use.
  const reportLost = (err: Error) => log.warn({ err }, 'database connection lost');
  pool.on('error', reportLost);
  pool.on('connect', (client) => client.on('error', reportLost));
  return { db: drizzle({ client: pool }), close: () => pool.end() };
}
