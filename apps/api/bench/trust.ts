import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../dev/embedded-postgres.ts';
import { createDatabaseBeside } from '../test/db/create-database.ts';
import { bundleForTests } from '../test/support/bundle.ts';
import { creations } from '../test/trust/creations.ts';
import { diskFull } from '../test/trust/disk-full.ts';
import { fuzz } from '../test/trust/fuzz.ts';
import { headers } from '../test/trust/headers.ts';
import { access } from '../test/trust/identity/access.ts';
import { tokens } from '../test/trust/identity/tokens.ts';
import { imports } from '../test/trust/imports.ts';
import { pictures } from '../test/trust/pictures.ts';
import type { TrustContext, TrustPromise } from '../test/trust/promise.ts';
import { races } from '../test/trust/races.ts';
import { restarts } from '../test/trust/restarts.ts';
import { slowClients } from '../test/trust/slow-clients.ts';
import { soak } from '../test/trust/soak.ts';
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

/** Promises that measure no time and no memory: they run beside the soak, which takes most of the time. */
const BESIDE_SOAK: readonly TrustPromise[] = [
  tokens,
  access,
  fuzz,
  races,
  creations,
  restarts,
  headers,
  diskFull,
];
const ALONE: readonly TrustPromise[] = [writesSurvive, pictures, imports, slowClients];

const removeBundle = await bundleForTests();
const dataDir = await mkdtemp(join(tmpdir(), 'campetto-trust-'));
await chmod(dataDir, 0o755); // for the account of PostgreSQL
const postgres = await startEmbeddedPostgres(dataDir);
const context: TrustContext = {
  createDatabase: () => createDatabaseBeside(postgres.url),
  seed: Number(flags.seed),
};
try {
  console.log(
    `Seed ${flags.seed}, part ${flags.part}\n\n| promise | figure | minutes | kept |\n|---|---|---|---|`,
  );
  const isChosen = ({ name }: TrustPromise) => name.includes(flags.only);
  const minutesSince = (start: number) => ((performance.now() - start) / 60_000).toFixed(1);
  const prove = async (promise: TrustPromise) => {
    const start = performance.now();
    // A promise that fails does not prevent the others from being measured.
    const { figure, isKept } = await promise
      .prove(context, Number(flags.part))
      .catch((error: unknown) => ({ figure: `failed: ${error}`, isKept: false }));
    const cells = [
      figure.replaceAll(/[|\s]+/g, ' '),
      minutesSince(start),
      isKept ? 'yes' : '**no**',
    ];
    if (!isKept) process.exitCode = 1;
    return `| ${[promise.name, ...cells].join(' | ')} |`;
  };
  const begin = performance.now();
  const soaking = isChosen(soak) ? prove(soak) : undefined;
  for (const promise of BESIDE_SOAK.filter(isChosen)) console.log(await prove(promise));
  if (soaking) console.log(await soaking);
  for (const promise of ALONE.filter(isChosen)) console.log(await prove(promise));
  console.log(`\n${minutesSince(begin)} minutes in all`);
} finally {
  await postgres.release();
  await removeBundle();
  await rm(dataDir, { recursive: true, force: true });
}
