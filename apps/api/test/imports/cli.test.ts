import { count } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { venues } from '../../src/db/schema.ts';
import { SAMPLE_FILES } from '../../src/sample/venues.ts';
import { wrongCounters } from '../support/counters.ts';
import { query } from '../support/query.ts';
import { orphans, withDirectory } from './directory.ts';
import { ndjson, withFolder } from './files.ts';
import { killDuringInsert, runCommand, startCommand } from './processes.ts';

const folder = withFolder();
const directory = withDirectory();

const run = (args: string[], env?: NodeJS.ProcessEnv) =>
  runCommand('import', { url: directory.url, args, ...(env && { env }) });

const venueCount = async () =>
  (await directory.db.select({ total: count() }).from(venues))[0]?.total;

const rows = (total: number) =>
  Array.from({ length: total }, (_, index) => ({
    dataset: 'x',
    sourceId: `${index}`,
    name: 'Campo',
  }));

describe('the command', () => {
  test('prints the report of each file and of all together', async () => {
    const [, , trafford = '', piemonte = ''] = SAMPLE_FILES;
    const first = await run([piemonte, trafford]);
    expect(first.code).toBe(0);
    expect(first.stdout).toBe(`piemonte-sports-centres-osm-2015.geojson
  read 85 · new 85 · changed 0 · unchanged 0 · kept as decided 0 · stay discarded 0 · refused 0

trafford-active-places.csv
  read 314 · new 314 · changed 0 · unchanged 0 · kept as decided 0 · stay discarded 0 · refused 0

all files
  read 399 · new 399 · changed 0 · unchanged 0 · kept as decided 0 · stay discarded 0 · refused 0
`);
    const second = await run([piemonte]);
    expect(second.stdout).toContain('new 0 · changed 0 · unchanged 85');
  });

  test('prints refused lines and continues after a file that cannot be read', async () => {
    const broken = await folder.write('broken.ndjson', `${ndjson(...rows(1))}nonsense\n`);
    const { code, stdout } = await run([folder.path('missing.csv'), broken]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/missing\.csv\n {2}failed: ENOENT.*\n/);
    expect(stdout).toMatch(/read 2 · new 1 .* refused 1\n {2}refused:\n {4}line 2: Unexpected/);
    expect((await run([broken])).code).toBe(0);
    const recorded = "SELECT details ->> 'file' AS file FROM audit_log WHERE kind = 'imported'";
    expect(await query(directory.url, recorded)).toEqual([
      { file: 'broken.ndjson' },
      { file: 'broken.ndjson' },
    ]);
  });

  test('resolves files from the caller’s folder, and takes the source from --source', async () => {
    await folder.write(
      'export.geojson',
      '{"type":"FeatureCollection","features":[{"properties":{"@id":"node/1","name":"Campo"},"geometry":null}]}',
    );
    const { code } = await run(['--source', 'osm-piemonte', 'export.geojson'], {
      INIT_CWD: folder.path(''),
    });
    expect(code).toBe(0);
    expect(await directory.db.select({ country: venues.country }).from(venues)).toEqual([
      { country: 'italy' },
    ]);
    const recorded = "SELECT details FROM audit_log WHERE kind = 'imported'";
    expect(await query(directory.url, recorded)).toEqual([
      { details: { file: 'export.geojson', source: 'osm-piemonte' } },
    ]);
  });

  test.for([
    ['no file', [], /^Usage/, 2],
    ['an option that does not exist', ['--fast', 'x.csv'], /--fast/, 1],
  ] as const)('explains itself to %s', async ([, args, message, exit]) => {
    const { code, stderr, stdout } = await run([...args]);
    expect(code).toBe(exit);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
    expect(stdout).toBe('');
  });

  test('lists the sources when the requested one does not exist', async () => {
    const file = await folder.write('rows.ndjson', ndjson(...rows(1)));
    const { code, stdout } = await run(['--source', 'paris', file]);
    expect(code).toBe(1);
    expect(stdout).toContain('There is no source paris; the sources are campetto');
  });

  test('a wrong DATABASE_URL is one sentence', async () => {
    const { code, stderr } = await runCommand('import', { url: 'mysql://x', args: ['x.csv'] });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL must be a PostgreSQL address.*\n$/);
  });
});

test('a killed run is completed by the next, with each venue once', async () => {
  const file = await folder.write('many.ndjson', ndjson(...rows(8_000)));
  const child = startCommand('import', { url: directory.url, args: [file] });
  await killDuringInsert(child, directory.url, 1_000);

  const left = (await venueCount()) ?? 0;
  expect(left).toBeGreaterThanOrEqual(1_000);
  expect(left).toBeLessThan(8_000);
  expect(left % 100).toBe(0);
  expect(await wrongCounters(directory.url)).toEqual([]);

  const { stdout } = await run([file]);
  expect(stdout).toContain(`new ${8_000 - left} · changed 0 · unchanged ${left}`);
  expect(await venueCount()).toBe(8_000);
  expect(await orphans(directory)).toEqual([]);
  expect(await wrongCounters(directory.url)).toEqual([]);
});
