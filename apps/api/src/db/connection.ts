import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { ConfigError, type DatabaseConfig } from '../config.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { type Database, sqlState } from './transact.ts';

export interface Connection {
  db: Database;
  /** Ends the connections, after the queries that run; stops an embedded PostgreSQL. */
  close(): Promise<void>;
}

interface Log {
  warn(details: object, message: string): void;
}

/**
 * Opens the database of the configuration, with its schema up to date.
 *
 * @throws ConfigError when the database of DATABASE_URL cannot be used
 */
export async function connect(config: DatabaseConfig, log: Log): Promise<Connection> {
  const { url, release } = config.databaseUrl
    ? { url: config.databaseUrl, release: async () => {} }
    : await startEmbeddedPostgres(config.dataDir);
  try {
    await migrateDatabase(url);
  } catch (cause) {
    await release();
    if (!config.databaseUrl) throw cause;
    const reason = (cause instanceof Error && cause.message) || sqlState(cause);
    throw new ConfigError(`DATABASE_URL names a database that cannot be used: ${reason}.`);
  }
  const pool = new Pool({
    connectionString: url,
    application_name: 'campetto',
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // Sent with the connection: a pooler in between must let them pass, or set its own.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // Without listeners Node ends when PostgreSQL closes a connection, in the pool or in use.
  const lost = (err: Error) => log.warn({ err }, 'database connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return {
    db: drizzle({ client: pool }),
    async close() {
      await pool.end();
      await release();
    },
  };
}
