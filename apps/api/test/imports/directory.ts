import { eq } from 'drizzle-orm';
import { afterAll, type beforeAll, beforeEach } from 'vitest';
import { type Connection, connect } from '../../src/db/connection.ts';
import { type VenueRow, venueSources, venues } from '../../src/db/schema.ts';
import { type Database, transact } from '../../src/db/transact.ts';
import type { ImportReport } from '../../src/imports/report/report.ts';
import { type ImportOptions, importFile } from '../../src/imports/service.ts';
import { createDatabase } from '../support/database.ts';
import { query } from '../support/query.ts';

export interface Directory {
  db: Database;
  url: string;
  /** Imports a file as the command line does. */
  import(path: string, options?: ImportOptions): Promise<ImportReport>;
}

/** A directory on a new, empty database for each test, or for all of a block with `beforeAll`. */
export function withDirectory(
  before: typeof beforeAll | typeof beforeEach = beforeEach,
): Directory {
  const directory = {} as Directory;
  const connections: Connection[] = [];
  before(async () => {
    const url = await createDatabase();
    const connection = await connect({ databaseUrl: url, dataDir: '' }, { warn() {} });
    connections.push(connection);
    Object.assign(directory, {
      url,
      db: connection.db,
      import: (path: string, options?: ImportOptions) =>
        importFile((work) => transact(connection.db, work), path, options),
    } satisfies Directory);
  });
  afterAll(async () => {
    for (const connection of connections) await connection.close();
  });
  return directory;
}

/** The venues of a directory by their source id. */
export async function venuesById({ db }: Directory): Promise<Map<string, VenueRow>> {
  const rows = await db
    .select()
    .from(venueSources)
    .innerJoin(venues, eq(venues.id, venueSources.venueId));
  return new Map(rows.map((row) => [row.venue_sources.sourceId, row.venues]));
}

/** The venue of a source id. */
export async function venueOf(directory: Directory, sourceId: string): Promise<VenueRow> {
  const venue = (await venuesById(directory)).get(sourceId);
  if (!venue) throw new Error(`no venue came from ${sourceId}`);
  return venue;
}

/** Venues that no source record leads to; an import makes none. */
export const orphans = ({ url }: Directory) =>
  query(
    url,
    'SELECT id FROM venues WHERE NOT EXISTS (SELECT FROM venue_sources WHERE venue_id = venues.id)',
  );
