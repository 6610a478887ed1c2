import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { repeatedly } from '../support/failures/background.ts';
import { killChildrenOf } from '../support/memory.ts';
import { picture, pictureForm } from '../support/pictures/creation.ts';
import type { ServerProcess } from '../support/processes.ts';
import { newVenues, seed, seedOne } from '../support/venues.ts';
import type { Site, SiteOptions } from './site.ts';

/** What an alert is about, and how to make it happen. */
interface Cause extends SiteOptions {
  alert: string;
  what: string;
  /** Other alerts that the same cause makes fire. */
  also?: readonly string[];
  /** Begins it after the first scrape. If it continues by itself, returns a function that ends it. */
  begin?(site: Site): Promise<unknown | (() => Promise<unknown>)>;
  /** Repeats it before each further scrape, of which the first is 1. */
  repeat?(site: Site, scrape: number): Promise<unknown>;
}

const LIST = '/api/venues/scraped';
const SAMPLE = new URL(
  '../../data/sample/piemonte-sports-centres-osm-2015.geojson',
  import.meta.url,
);

export const read = ({ servers: [server] }: Site) =>
  server.request('GET', LIST).then((response) => response.text());

export const searchAddress = (server: ServerProcess, number: number) =>
  server.request('GET', `/api/geocode/search?q=via+roma+${number}`);

/** Delays everything that reads venues by `milliseconds`. */
const delayReads = ({ db }: Site, milliseconds: number) =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`LOCK TABLE venues`);
    await sleep(milliseconds);
  });

/** Imports the sample, or the first bytes of it only. */
export async function importSample({ servers: [server] }: Site, bytes?: number): Promise<void> {
  const body = (await readFile(SAMPLE)).subarray(0, bytes);
  await (await server.request('POST', '/api/imports?file=sample.geojson', body)).text();
}

export async function sendPicture({ servers: [server] }: Site, folderPath: string) {
  const form = pictureForm(folderPath, await picture('pillow-hopper.jpg'));
  return server.request('PUT', '/api/venues/picture', form);
}

/** Starts a decision on many venues, here on one of version 1. */
export const startDecision = ({ servers: [server] }: Site, folderPath: string) =>
  server.request('POST', '/api/venues/decisions', {
    move: 'approve',
    venues: [{ folderPath, version: 1 }],
  });

export const CAUSES: readonly Cause[] = [
  {
    alert: 'CampettoDown',
    what: 'a server is killed',
    begin: ({ servers: [server] }) => server.end('SIGKILL'),
  },
  {
    alert: 'CampettoDatabaseLost',
    what: 'the database accepts no connections',
    begin: ({ database }) => database.stop(),
  },
  {
    alert: 'CampettoErrors',
    what: 'one of ten requests reads a table that is missing',
    begin: ({ db }) => db.execute(sql`ALTER TABLE discard_reason_counts RENAME TO missing`),
    async repeat(site) {
      await site.servers[0].request('GET', '/api/venues/reasons');
      for (let sent = 0; sent < 9; sent += 1) await read(site);
    },
  },
  {
    alert: 'CampettoSlow',
    what: 'reads wait for a lock',
    async repeat(site, scrape) {
      if (scrape % 3 > 0) return;
      await Promise.all([delayReads(site, 1_200), sleep(100).then(() => read(site))]);
    },
  },
  {
    alert: 'CampettoLoopBlocked',
    what: 'a server gets a processor for a moment only',
    begin: async ({ servers: [{ child }] }) =>
      repeatedly(async () => {
        child.kill('SIGSTOP');
        await sleep(700);
        child.kill('SIGCONT');
        await sleep(50);
      }),
  },
  {
    alert: 'CampettoPoolExhausted',
    what: 'slow reads come faster than connections are free',
    async begin(site) {
      const ends = [repeatedly(() => delayReads(site, 100))];
      for (let reader = 0; reader < 60; reader += 1) ends.push(repeatedly(() => read(site)));
      await sleep(300);
      return () => Promise.all(ends.map((end) => end()));
    },
  },
  {
    alert: 'CampettoImportsFailing',
    what: 'files end in the middle',
    repeat: async (site, scrape) => scrape <= 3 && importSample(site, 20_000),
  },
  {
    alert: 'CampettoPicturesUnavailable',
    what: 'the decoder is killed again and again',
    also: ['CampettoErrors'], // each upload ends with 503
    async begin({ db, servers: [{ child }] }) {
      await seedOne(db);
      return repeatedly(async () => {
        await killChildrenOf(child.pid ?? 0);
        await sleep(2);
      });
    },
    async repeat(site) {
      const [venue] = (
        await site.db.execute<{ folder_path: string }>(sql`SELECT folder_path FROM venues`)
      ).rows;
      await sendPicture(site, venue?.folder_path ?? '');
    },
  },
  {
    alert: 'CampettoGeocoderFailing',
    what: 'the geocoder responds with errors',
    servers: 2, // because each pauses for 30 s after a failure
    begin: async ({ geocoder }) => {
      geocoder.respond = (response) => response.writeHead(500).end();
    },
    async repeat({ servers: [first, second = first] }, scrape) {
      if (scrape === 1) await searchAddress(first, scrape);
      if (scrape === 7) await searchAddress(second, scrape);
    },
  },
  {
    alert: 'CampettoDecisionsWaiting',
    what: 'no server can claim a decision on many venues',
    async begin(site) {
      const { folderPath } = await seedOne(site.db);
      await site.db.execute(sql`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE 'no claim is possible'; END $$`);
      await site.db.execute(sql`
        CREATE TRIGGER refuse BEFORE UPDATE ON decision_runs EXECUTE FUNCTION refuse()`);
      await startDecision(site, folderPath);
    },
  },
  {
    alert: 'CampettoComparisonsBehind',
    what: 'new venues cannot be compared',
    async begin({ db }) {
      await db.execute(sql`ALTER TABLE possible_duplicates RENAME TO missing`);
      await seed(db, newVenues(1_001, 'milano'));
    },
  },
  {
    alert: 'CampettoMaintenanceFailing',
    what: 'a job cannot read its table',
    prepare: (db) => db.execute(sql`ALTER TABLE idempotency_keys RENAME TO missing`),
  },
  {
    alert: 'CampettoFilesOpen',
    what: 'clients keep connections open',
    openFiles: 200,
    async begin({ servers: [server] }) {
      const port = Number(new URL(server.address).port);
      const clients = Array.from({ length: 140 }, () =>
        connect(port, '127.0.0.1').on('error', () => {}),
      );
      return async () => {
        for (const client of clients) client.destroy();
      };
    },
  },
  {
    alert: 'CampettoBackupOld',
    what: 'there has been no backup for two days',
    begin: ({ setBackupAge }) => setBackupAge(48),
  },
];
