import { type Connect, connect } from '../src/db/connection.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/**
 * Opens the database of DATABASE_URL or, where that is not set and NODE_ENV is not production, the
 * embedded PostgreSQL in DATA_DIR.
 *
 * @throws ConfigError
 */
export const connectForDevelopment: Connect = async (config, log) => {
  if (config.databaseUrl || process.env['NODE_ENV'] === 'production') return connect(config, log);
  const { url, release } = await startEmbeddedPostgres(config.dataDir);
  try {
    const { db, pool, close } = await connect({ ...config, databaseUrl: url }, log);
    return {
      db,
      pool,
      async close() {
        await close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
};
