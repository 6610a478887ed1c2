import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { venueSources, venues } from '../db/schema.ts';
import { type Database, type Transaction, transact } from '../db/transact.ts';
import type { ImportReport } from '../imports/report/report.ts';
import { importFile } from '../imports/service.ts';

const sampleFile = (name: string) =>
  fileURLToPath(new URL(`../../data/sample/${name}`, import.meta.url));

/** The data sets of the product; `data/sample/ATTRIBUTION.md` names their authors. */
export const SAMPLE_FILES = [
  sampleFile('milano-impianti-sportivi.geojson'),
  sampleFile('madrid-instalaciones-deportivas.csv'),
  sampleFile('trafford-active-places.csv'),
  sampleFile('piemonte-sports-centres-osm-2015.geojson'),
];

/**
 * Imports the sample when the directory has never had a venue. All of it is one transaction: an
 * interrupted start leaves nothing, and of two starts at once the second waits for the first, where
 * both insert the same record, and then finds its venues.
 *
 * @returns the reports of the files; none when there were venues.
 */
export async function importSampleIfEmpty(
  db: Database,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<ImportReport[]> {
  const reports = await transact(db, async (transaction) => {
    const done: ImportReport[] = [];
    if (await hasVenues(transaction)) return done;
    for (const file of SAMPLE_FILES) {
      const report = await importFile((work) => work(transaction), file);
      if (report.failure) throw new Error(`The sample ${report.file}: ${report.failure}`);
      done.push(report);
    }
    await mixSources(transaction);
    return done;
  });
  for (const { file, read, new: count, refused } of reports) {
    log.info({ file, read, new: count, refused }, 'sample imported');
  }
  return reports;
}

async function hasVenues(transaction: Transaction): Promise<boolean> {
  const [venue] = await transaction.select({ id: venues.id }).from(venues).limit(1);
  const [source] = await transaction
    .select({ id: venueSources.venueId })
    .from(venueSources)
    .limit(1);
  return venue !== undefined || source !== undefined;
}

/**
 * Lists show the newest first: in the order of the files they would begin with a dozen pitches of one
 * operator. The order is the same on every machine.
 */
async function mixSources(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    UPDATE ${venues} SET created_at = now() - mixed.place * interval '1 millisecond'
    FROM (
      SELECT venue_id, row_number() OVER (ORDER BY md5(source_id), source) AS place
      FROM ${venueSources}
    ) AS mixed
    WHERE ${venues.id} = mixed.venue_id`);
}
