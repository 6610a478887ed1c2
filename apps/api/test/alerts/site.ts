import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from '../../src/db/transact.ts';
import { type SilentProxy, startSilentProxy } from '../health/silent-proxy.ts';
import { createDatabase } from '../support/database.ts';
import { type Geocoder, startGeocoder } from '../support/geocoder.ts';
import { freePort, type ServerProcess, startServer } from '../support/processes.ts';

/** Servers with all that they depend on, each of which a test can break. */
export interface Site {
  servers: [ServerProcess, ...ServerProcess[]];
  /** The ports of the metrics, one for each server. */
  ports: number[];
  /** A connection of the test, beside those of the servers. */
  db: Database;
  databaseUrl: string;
  /** Between the servers and the database. */
  database: SilentProxy;
  geocoder: Geocoder;
  /** Gives the only backup another age. */
  setBackupAge(hours: number): Promise<void>;
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** How many servers; one without it. */
  servers?: number;
  /** Changes the database before the servers start. */
  prepare?(db: Database): Promise<unknown>;
  /** How many files each server may open. */
  openFiles?: number;
}

const hoursAgo = (hours: number) =>
  new Date(Date.now() - hours * 3_600_000).toISOString().replaceAll(':', '-');

export async function startSite({
  servers: count = 1,
  prepare,
  ...start
}: SiteOptions): Promise<Site> {
  const backups = await mkdtemp(join(tmpdir(), 'campetto-backups-'));
  await mkdir(join(backups, hoursAgo(1)));
  const [geocoder, databaseUrl] = await Promise.all([startGeocoder(), createDatabase()]);
  const pool = new Pool({ connectionString: databaseUrl });
  const db = drizzle({ client: pool });
  await prepare?.(db);
  const url = new URL(databaseUrl);
  const database = await startSilentProxy(url.hostname, Number(url.port));
  url.host = `127.0.0.1:${database.port}`;
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const startOne = (port: number) =>
    startServer(
      {
        DATABASE_URL: url.href,
        GEOCODER_URL: geocoder.url,
        METRICS_PORT: String(port),
        BACKUP_DIR: backups,
        LOG_LEVEL: 'silent',
      },
      start,
    );
  const [first = 0, ...others] = ports;
  const servers: Site['servers'] = [
    await startOne(first),
    ...(await Promise.all(others.map(startOne))),
  ];
  return {
    servers,
    ports,
    db,
    databaseUrl,
    database,
    geocoder,
    async setBackupAge(hours) {
      const [name = ''] = await readdir(backups);
      await rename(join(backups, name), join(backups, hoursAgo(hours)));
    },
    async stop() {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await Promise.all([pool.end(), database.stop(), geocoder.stop()]);
      await rm(backups, { recursive: true });
    },
  };
}
