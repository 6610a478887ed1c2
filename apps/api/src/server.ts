import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { type Connection, connect } from './db/connection.ts';
import { createVerifier } from './identity/verifier.ts';
import { openMediaStore } from './images/store.ts';
import { importSampleIfEmpty } from './imports/sample.ts';
import type { App } from './plugins/schemas.ts';
import { keepTidy, type Upkeep } from './upkeep.ts';

/** Milliseconds. A statement of the database is given up after 10 s, so an answer comes before. */
const TIMEOUTS = {
  /** To receive a whole request: a file of 200 MB over a fair line. */
  requestTimeout: 600_000,
  /** A connection on which nothing moves while a request runs. */
  connectionTimeout: 30_000,
  /** Between two requests; longer than load balancers keep their side open. */
  keepAliveTimeout: 72_000,
};
/** For running requests to end after a signal. */
const GRACE = 20_000;

async function start() {
  const config = readConfig(process.env);
  const verifyToken = createVerifier(config);
  const connection = await connect(config, {
    warn: (details, message) => app?.log.warn(details, message),
  });
  const { db } = connection;
  let app: App | undefined;
  try {
    const media = await openMediaStore(config.media);
    app = await buildApp(config, { db, verifyToken, media }, TIMEOUTS);
    closeOnSignal(app, connection, keepTidy(db, media, app.log));
    if (config.sampleData) await importSampleIfEmpty(db, app.log);
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await connection.close();
    if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen')) throw error;
    throw new ConfigError(`HOST and PORT name an address that cannot be used: ${error.message}.`);
  }
}

function closeOnSignal(app: App, connection: Connection, upkeep: Upkeep) {
  closeWithGrace({ delay: GRACE, logger: app.log }, async ({ signal, err }) => {
    if (err) app.log.error({ err }, 'stops after an error');
    else app.log.info({ signal }, 'stops');
    // A connection whose request ends only now would be kept alive, and the close wait for it.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    clearInterval(sweep);
    await upkeep.stop();
    await connection.close();
  });
}

start().catch((error) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
