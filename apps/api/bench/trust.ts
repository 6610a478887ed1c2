import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../dev/embedded-postgres.ts';
import { newId } from '../src/db/id.ts';
import { bundleForTests } from '../test/support/bundle.ts';
import { access } from '../test/trust/access.ts';
import { creations } from '../test/trust/creations.ts';
import { diskFull } from '../test/trust/disk-full.ts';
import { fuzz } from '../test/trust/fuzz.ts';
import { headers } from '../test/trust/headers.ts';
import { imports } from '../test/trust/imports.ts';
import { pictures } from '../test/trust/pictures.ts';
import type { TrustContext, TrustPromise } from '../test/trust/promise.ts';
import { races } from '../test/trust/races.ts';
import { restarts } from '../test/trust/restarts.ts';
import { slowClients } from '../test/trust/slow-clients.ts';
import { soak } from '../test/trust/soak.ts';
import { tokens } from '../test/trust/tokens.ts';
import { writesSurvive } from '../test/trust/writes.ts';

// Proves what the product promises, one row a promise; ends with an error when a promise is not kept:
// `pnpm bench trust --part 1 --seed 1 --only pictures` (on Linux: memory is read from /proc)

const { values: flags } = parseArgs({
  options: {
    part: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
});

const PROMISES: readonly TrustPromise[] = [
  tokens,
  access,
  fuzz,
  races,
  creations,
  writesSurvive,
  restarts,
  pictures,
  imports,
  headers,
  diskFull,
  soak,
  slowClients,
];

async function createDatabaseIn(url: string): Promise<string> {
  const name = `trust_${newId().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}

const removeBundle = await bundleForTests();
const dataDir = await mkdtemp(join(tmpdir(), 'campetto-trust-'));
await chmod(dataDir, 0o755); // for the account of PostgreSQL
const postgres = await startEmbeddedPostgres(dataDir);
const context: TrustContext = {
  createDatabase: () => createDatabaseIn(postgres.url),
  seed: Number(flags.seed),
};
try {
  console.log(
    `Seed ${flags.seed}, part ${flags.part}\n\n| promise | figure | minutes | kept |\n|---|---|---|---|`,
  );
  const chosen = PROMISES.filter(({ name }) => name.includes(flags.only));
  const minutesSince = (start: number) => ((performance.now() - start) / 60_000).toFixed(1);
  const prove = async (promise: TrustPromise) => {
    const start = performance.now();
    const proof = await promise.prove(context, Number(flags.part));
    return { ...proof, minutes: minutesSince(start) };
  };
  const begin = performance.now();
  // Takes most of the time and measures no delay, so that it runs beside those above it.
  const soaking = chosen.includes(soak) ? prove(soak) : undefined;
  for (const promise of chosen) {
    const { figure, minutes, isKept } = await ((promise === soak && soaking) || prove(promise));
    console.log(`| ${promise.name} | ${figure} | ${minutes} | ${isKept ? 'yes' : '**no**'} |`);
    if (!isKept) process.exitCode = 1;
  }
  console.log(`\n${minutesSince(begin)} minutes in all`);
} finally {
  await postgres.release();
  await removeBundle();
  await rm(dataDir, { recursive: true, force: true });
}
