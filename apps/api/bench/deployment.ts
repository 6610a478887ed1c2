import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findInstalledPostgres } from '../test/backup/installed-postgres.ts';
import { bundleForTests } from '../test/support/bundle.ts';
import { query } from '../test/support/query.ts';
import { allowedOf, compareWrites, rateOf } from './deployment/checks.ts';
import { type Deployment, startDeployment } from './deployment/cluster.ts';
import { hasSucceeded, startLoad } from './deployment/load.ts';
import { faultsOf, observe } from './deployment/phases.ts';

// Proves what docs/operations/scale-out.md promises, on one machine; ends with an error when a promise is not kept:
// `pnpm bench deployment --seconds 30 --lists 8 --deciders 6 --venues 60000` (on Linux, with nginx, PgBouncer and
// PostgreSQL of Debian)

const { values: flags } = parseArgs({
  options: {
    /** Seconds of load after each fault. */
    seconds: { type: 'string', default: '30' },
    lists: { type: 'string', default: '8' },
    deciders: { type: 'string', default: '6' },
    venues: { type: 'string', default: '60000' },
  },
});

/** Seconds. */
const RECOVERY_MAX = 10;
const ERRORS_MAX = 0.001;
/** With fewer processors, two servers share those that one had, with the database, the proxy and the clients. */
const CORES_FOR_TWO = 6;
const TWO_AGAINST_ONE = 1.6;
const LIMIT = 60;
const COMPARED = 3_000;

const missed: string[] = [];
function report(promise: string, figure: string, isKept: boolean | undefined) {
  if (isKept === false) missed.push(promise);
  console.log(
    `| ${promise} | ${figure} | ${isKept === undefined ? '' : isKept ? 'yes' : '**no**'} |`,
  );
}

async function compareServers({ address }: Deployment) {
  const [one, two] = [await rateOf(address.one, COMPARED), await rateOf(address.two, COMPARED)];
  const cores = availableParallelism();
  const isKept = cores < CORES_FOR_TWO ? undefined : two / one >= TWO_AGAINST_ONE;
  const figure = `${one.toFixed(0)} lists a second with one, ${two.toFixed(0)} with two: ${(two / one).toFixed(2)} × on ${cores} cores`;
  report('two servers serve 1.6 × as much as one, with enough cores', figure, isKept);
}

async function runFaults(deployment: Deployment) {
  const paths = await query<{ path: string }>(
    deployment.databaseUrl('primary'),
    "SELECT folder_path AS path FROM venues WHERE status = 'pending' ORDER BY id",
  );
  const count = { lists: Number(flags.lists), deciders: Number(flags.deciders) };
  const load = startLoad(
    deployment.address.two,
    paths.map(({ path }) => path),
    count,
  );
  await sleep(Number(flags.seconds) * 1000);
  for (const fault of faultsOf(deployment)) {
    const { name, requests, failed, recovery, longest } = await observe(
      fault,
      load.attempts,
      Number(flags.seconds),
    );
    const isKept = name.startsWith('rolling') ? failed === 0 : recovery <= RECOVERY_MAX;
    const figure = `${requests} requests, ${failed} failed, recovered after ${recovery.toFixed(1)} s, the longest took ${longest.toFixed(1)} s`;
    report(name, figure, isKept);
  }
  await load.stop();
  const failed = load.attempts.filter((attempt) => !hasSucceeded(attempt));
  const share = failed.length / load.attempts.length;
  const statuses = [...new Set(failed.map(({ status }) => status))].map(
    (status) => `${failed.filter((one) => one.status === status).length} × ${status}`,
  );
  report(
    'at most one request in a thousand failed',
    `${failed.length} of ${load.attempts.length} (${statuses.join(', ')}): ${(share * 100).toFixed(3)} %`,
    share <= ERRORS_MAX,
  );
  const { lost, twice, missing } = await compareWrites(deployment, load);
  report('no acknowledged decision was lost', `${lost} of ${load.decided.size}`, lost === 0);
  report('no venue was decided on twice', `${twice}`, twice === 0);
  report(
    'no acknowledged picture was lost',
    `${missing} of ${load.pictures.length}`,
    missing === 0,
  );
}

async function checkLimit(deployment: Deployment) {
  for (const index of [0, 1]) {
    await deployment.restart(index, 'SIGTERM', { RATE_LIMIT: String(LIMIT) });
  }
  const allowed = await allowedOf(deployment.address.two, LIMIT);
  const figure = `${allowed} of ${2 * LIMIT} requests with a limit of ${LIMIT}`;
  report('an account has one limit at both servers', figure, allowed === LIMIT);
}

const bin = findInstalledPostgres();
if (bin === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
const removeBundle = await bundleForTests();
const deployment = await startDeployment(bin, Number(flags.venues));
try {
  console.log('| promise | figure | kept |\n|---|---|---|');
  await compareServers(deployment);
  await runFaults(deployment);
  await checkLimit(deployment);
} finally {
  await deployment.stop();
  await removeBundle();
}
if (missed.length > 0) process.exitCode = 1;
