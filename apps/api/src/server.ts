import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Pool } from 'pg';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig, type TracesConfig } from './config.ts';
import { checkFiles } from './config-files.ts';
import { type Connect, type Connection, connect } from './db/connection.ts';
import type { Database } from './db/transact.ts';
import { startComparisons } from './duplicates/comparison-job.ts';
import type { App } from './http/schemas.ts';
import { createVerifier } from './identity/verifier.ts';
import type { Log } from './log.ts';
import { startMaintenance } from './maintenance/maintenance.ts';
import { startMetricsServer } from './metrics/server.ts';
import type { MediaStore } from './pictures/media-store.ts';
import { openMediaStore } from './pictures/open-media-store.ts';
import { addSamplePictures } from './sample/pictures.ts';
import { importSampleIfEmpty } from './sample/venues.ts';
import { VERSION } from './version.ts';

/** Milliseconds that clients may take, by the names of Node. */
export const TIMEOUTS = {
  /** The time limit for the headers of a request, even of one that never begins, and the interval of its checks. */
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  /** The time limit for a whole request: enough for a file of 200 MB over a fair line. */
  requestTimeout: 600_000,
  /**
   * The time limit of a connection without traffic while a request runs. It is one of a chain in which each limit is
   * longer than the one before it, so that a client gets the response of the server while the database is frozen:
   * PostgreSQL cancels a statement after 10 s, the server gives one up after 30 s, before which it can wait 9 s for the
   * rate limits and for a connection (`db/connection.ts`), this limit closes the connection of the client, and the proxy
   * gives the server up after 50 s (`deploy/nginx`).
   */
  connectionTimeout: 45_000,
  /** The time limit between two requests; longer than load balancers keep an idle connection open. */
  keepAliveTimeout: 72_000,
};
/** Further connections are refused, so that file descriptors remain for the work. */
export const CONNECTIONS_MAX = 15_000;
/**
 * Milliseconds after a signal in which the server reports that it is not ready and closes connections with their next
 * response, but still accepts new ones: as long as a load balancer takes to notice.
 */
const DRAINS_FOR = { production: 5_000, other: 500 };
/** Milliseconds after that for running requests to end, and for event streams, which then end with an error. */
const GRACE = 20_000;
const STREAMS_GRACE = 15_000;

async function start(open: Connect) {
  const config = readConfig(process.env);
  const warnings = await checkFiles(config, process.env);
  const verifyToken = createVerifier(config);
  const log: Log = { warn: (details, message) => app?.log.warn(details, message) };
  const connection = await open(config, log);
  const { db, pool } = connection;
  let app: App | undefined;
  try {
    const media = await openMediaStore(config.media);
    const tracing = config.traces && (await trace(config.traces, pool, log));
    const requestTraces = tracing?.requests;
    const limits = { ...TIMEOUTS, maxConnections: CONNECTIONS_MAX };
    app = await buildApp(config, { db, verifyToken, media, requestTraces }, limits);
    app.log.info({ version: VERSION }, 'starts');
    for (const warning of warnings) app.log.warn(warning);
    const drainsFor = config.production ? DRAINS_FOR.production : DRAINS_FOR.other;
    const metrics = config.metrics && (await listenForMetrics(config.metrics, connection));
    const stoppable: Stoppable[] = [metrics, tracing].filter((one) => one !== undefined);
    closeOnSignal(app, connection, stoppable, drainsFor);
    if (config.sampleData) await fillWithSample(db, media, app.log);
    await app
      .listen({ host: config.host, port: config.port })
      .catch((error) => refuseAddress('HOST and PORT', error));
    // The jobs start only now, because a server that cannot listen ends and would interrupt them.
    stoppable.push(startMaintenance(db, media, app.log), startComparisons(db, app.log));
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Loads what traces requests only where it is used. */
async function trace(config: TracesConfig, pool: Pool, log: Log) {
  const { startTracing } = await import('./tracing/tracing.ts');
  const tracing = startTracing(config, log);
  tracing.traceStatements(pool);
  return tracing;
}

async function fillWithSample(db: Database, media: MediaStore, log: App['log']): Promise<void> {
  const reports = await importSampleIfEmpty(db, log);
  if (reports.length === 0) return;
  // The sample is complete without pictures, so a failure does not stop the server.
  await addSamplePictures(db, media).catch((error) =>
    log.warn({ err: error }, 'The sample venues have no pictures'),
  );
}

async function listenForMetrics(
  address: NonNullable<Config['metrics']>,
  connection: Connection,
): Promise<Stoppable> {
  const { close } = await startMetricsServer(address, connection).catch((error) =>
    refuseAddress('METRICS_HOST and METRICS_PORT', error),
  );
  return { stop: close };
}

/** @throws ConfigError for an address on which a server cannot listen, else the error */
function refuseAddress(names: string, error: unknown): never {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  throw new ConfigError(`${names} name an address that cannot be used: ${error.message}.`);
}

interface Stoppable {
  stop(): Promise<void>;
}

function closeOnSignal(
  app: App,
  connection: Connection,
  jobs: readonly Stoppable[],
  drainsFor: number,
) {
  closeWithGrace({ delay: drainsFor + GRACE, logger: app.log }, async ({ signal, err }) => {
    app.draining.start();
    if (err) app.log.error({ err }, 'stops after an error');
    else app.log.info({ signal }, 'stops');
    await sleep(drainsFor);
    await app.draining.stopListening();
    setTimeout(() => app.draining.endStreams(), STREAMS_GRACE).unref();
    // A connection whose request ends only now stays alive, and app.close() would wait for it.
    const closeIdle = setInterval(() => app.draining.closeIdle(), 100);
    await app.close();
    clearInterval(closeIdle);
    await Promise.all(jobs.map((job) => job.stop()));
    await connection.close();
  });
}

/** Runs the server until a signal stops it; a wrong environment ends the process with a sentence. */
export async function run(open: Connect = connect): Promise<void> {
  try {
    await start(open);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
