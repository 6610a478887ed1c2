import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import type { Database } from '../src/db/transact.ts';
import { findDuplicates } from '../src/duplicates/service.ts';
import { listPage } from '../src/list/service.ts';
import { onFilled } from './databases.ts';
import { measure } from './measure.ts';
import { type Statement, statementsOf } from './replay.ts';

// Measures the SQL of searches, checks and duplicates at several sizes, compared with the first page of
// a list in the same run: `pnpm bench find --sizes 10000,100000,1000000 --samples 300`

const { values: flags } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    samples: { type: 'string', default: '300' },
  },
});
const samples = Number(flags.samples);

interface Sample {
  name: string;
  city: string;
  path: string;
  /** The host; null without a website. */
  website: string | null;
}

const PAGE = { limit: 20, sort: 'newest' } as const;
const search =
  (textOf: (sample: Sample) => string) =>
  ([sample]: Sample[]) =>
  (db: Database) =>
    listPage(db, 'pending', { ...PAGE, q: sample && textOf(sample) });
const last = ({ name }: Sample) => name.split(' ').at(-1) ?? '';
const kind = ({ name }: Sample) => name.split(' ')[0] ?? '';
/** The host without its first word, so that it is the host of no venue. */
const domain = ({ name, website }: Sample) => website?.replace(/^[a-z]+-/, '') ?? name;
/** Swaps two letters in the middle of the word. */
const mistype = (text: string) => text.replace(/(...)(.)(.)/, '$1$3$2');

/** The measured statements; each run uses other venues, twenty at a time for a page. */
const READS: [string, (page: Sample[]) => (db: Database) => Promise<unknown>][] = [
  ['first page, by status', () => (db) => listPage(db, 'pending', PAGE)],
  ['search: a name', search(({ name }) => name)],
  ['search: a name and its city', search((sample) => `${last(sample)} ${sample.city}`)],
  ['search: a word cut short', search((sample) => last(sample).slice(0, -2))],
  ['search: a common word', search(kind)],
  ['search: a common word and a city', search((sample) => `${kind(sample)} ${sample.city}`)],
  ['search: mistyped', search((sample) => mistype(last(sample)))],
  ['search: a website', search(({ name, website }) => website ?? name)],
  ['search: words of a domain', search(domain)],
  ['search: a page of a website', search((sample) => `${domain(sample)}/contact`)],
  ['by failed checks', () => (db) => listPage(db, 'pending', { ...PAGE, sort: 'checks' })],
  ['by name', () => (db) => listPage(db, 'pending', { ...PAGE, sort: 'name' })],
  ['of a check', () => (db) => listPage(db, 'pending', { ...PAGE, check: 'coordinatesSwapped' })],
  ['of shared phones', () => (db) => listPage(db, 'pending', { ...PAGE, check: 'phoneShared' })],
  [
    'of shared coordinates',
    () => (db) => listPage(db, 'pending', { ...PAGE, check: 'coordinatesShared' }),
  ],
  [
    'duplicates of one venue',
    ([sample]) =>
      (db) =>
        findDuplicates(db, sample ? [sample.path] : []),
  ],
  [
    'duplicates of a page of 20',
    (page) => (db) =>
      findDuplicates(
        db,
        page.map(({ path }) => path),
      ),
  ],
];

async function sampleVenues(pool: Pool, amount: number): Promise<Sample[]> {
  const { rows } = await pool.query<Sample>(
    `SELECT name, address_city AS city, folder_path AS path, website_key AS website FROM venues
     WHERE status = 'pending' ORDER BY hashtext(id::text) LIMIT ${amount}`,
  );
  return rows;
}

/** The time that PostgreSQL and the driver take for the statements, which are sent one by one. */
async function measureSql(pool: Pool, venues: Sample[], read: (typeof READS)[number][1]) {
  const runs: Statement[][] = [];
  for (let index = 0; index < samples; index += 1) {
    const at = (index * 20) % venues.length;
    runs.push(await statementsOf(pool, read(venues.slice(at, at + 20))));
  }
  let next = 0;
  return measure(
    async () => {
      const statements = runs[next % runs.length] ?? [];
      next += 1;
      const client = await pool.connect();
      try {
        for (const { text, values } of statements) await client.query(text, values);
      } finally {
        client.release();
      }
    },
    samples,
    1,
  );
}

console.log(
  `${samples} of each, one at a time; milliseconds of SQL\n\n` +
    '| venues | read | p50 | p99 | p50 : first page |\n|---|---|---|---|---|',
);
await onFilled(flags.sizes.split(',').map(Number), async (size, databaseUrl) => {
  const pool = new Pool({ connectionString: databaseUrl });
  const venues = await sampleVenues(pool, samples * 20);
  let first: number | undefined;
  for (const [name, read] of READS) {
    const { p50, p99 } = await measureSql(pool, venues, read);
    first ??= p50;
    const cells = [size, name, p50.toFixed(2), p99.toFixed(2), (p50 / first).toFixed(1)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  await pool.end();
});
