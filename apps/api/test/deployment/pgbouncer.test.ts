import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backup } from '../../src/backup/backup.ts';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { openFolder } from '../../src/pictures/folder-store.ts';
import {
  findInstalledPostgres,
  type InstalledPostgres,
  startInstalledPostgres,
} from '../backup/installed-postgres.ts';
import { startForTest } from '../support/killed-servers.ts';
import { query } from '../support/query.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from './pgbouncer.ts';

const bin = findInstalledPostgres();
const canRun = bin !== undefined && hasPgbouncer();
if (!canRun) console.log('Skipped, because postgresql or pgbouncer is not installed.');

/** Milliseconds: the limits that the guide recommends for the user of the database, but shorter. */
const LIMIT = 500;

describe.skipIf(!canRun)(
  'behind PgBouncer, which gives each transaction another connection',
  () => {
    let postgres: InstalledPostgres;
    const folder = temporaryFolder();
    let pgbouncer: Pgbouncer;

    beforeAll(async () => {
      postgres = await startInstalledPostgres(bin ?? '');
      const { hostname, port } = new URL(await postgres.createDatabase());
      pgbouncer = await startPgbouncer(`* = user=campetto host=${hostname} port=${port}`);
    });
    afterAll(async () => {
      await pgbouncer?.stop();
      await postgres?.stop();
    });

    const throughPooler = (direct: string) => {
      const url = new URL(direct);
      url.port = String(pgbouncer.port);
      return url.href;
    };

    test('migrations and indexes take longer than the limits of the database user', async () => {
      const direct = await postgres.createDatabase();
      const pooled = throughPooler(direct);
      await query(
        direct,
        `CREATE FUNCTION slow() RETURNS event_trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_sleep(${(2 * LIMIT) / 1000}); END $$`,
      );
      await query(
        direct,
        `CREATE EVENT TRIGGER slow ON ddl_command_start WHEN TAG IN ('CREATE SCHEMA', 'CREATE EXTENSION')
       EXECUTE FUNCTION slow()`,
      );
      const database = new URL(direct).pathname.slice(1);
      for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
        await query(direct, `ALTER ROLE campetto IN DATABASE ${database} SET ${limit} = ${LIMIT}`);
      }
      // Of two servers that start at once, the second also waits longer than the limit.
      await Promise.all([migrateDatabase(pooled), migrateDatabase(pooled)]);
      const indexes = await query(
        direct,
        "SELECT FROM pg_indexes WHERE indexname = 'search_words_by_trigram'",
      );
      expect(indexes).toHaveLength(1);
      // The limits apply to everything else.
      await expect(query(pooled, `SELECT pg_sleep(${(2 * LIMIT) / 1000})`)).rejects.toThrow(
        /statement timeout/,
      );
    });

    test('a backup is refused, because pg_dump changes the settings of its connection', async () => {
      const databaseUrl = throughPooler(await postgres.createDatabase());
      const target = join(folder, 'backups');
      const media = openFolder(join(folder, 'media'));
      await expect(backup({ databaseUrl, media, target, keepDays: 1 })).rejects.toThrow(
        'DATABASE_URL names a pooler',
      );
      expect(await readdir(target)).toEqual([]);
    });

    test('two servers read and write', async () => {
      const pooled = throughPooler(await postgres.createDatabase());
      const servers = await Promise.all([
        startForTest({ DATABASE_URL: pooled, SAMPLE_DATA: 'on' }),
        startForTest({ DATABASE_URL: pooled }),
      ]);
      const lists = Array.from({ length: 60 }, (_, index) =>
        servers[index % 2]?.request('GET', '/api/venues/scraped?limit=20'),
      );
      const statuses = (await Promise.all(lists)).map((response) => response?.status);
      expect(new Set(statuses)).toEqual(new Set([200]));
    });
  },
);
