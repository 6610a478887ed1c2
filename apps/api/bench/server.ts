import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { connect } from '../src/db/connection.ts';
import { createVerifier } from '../src/identity/verifier.ts';
import { openMediaStore } from '../src/pictures/open-media-store.ts';
import { CONNECTIONS_MAX, TIMEOUTS } from '../src/server.ts';
import { PROJECT } from '../test/support/identity.ts';
import { providerAt } from '../test/support/keys.ts';

// The server as it runs in production, down to the check of each token's signature; only the
// signing keys and the accounts come from this machine. Sends its address to the parent.
const [DATABASE_URL = '', keysPort, DATA_DIR = ''] = process.argv.slice(2);
const config = readConfig({
  DATABASE_URL,
  DATA_DIR,
  NODE_ENV: 'production',
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: 'bench',
  RATE_LIMIT: '1000000000',
  GEOCODER_URL: 'off',
  WEB_DIR: '/nowhere',
});
const { db } = await connect(config, console);
const verifyToken = createVerifier(config, providerAt(Number(keysPort)));
const media = await openMediaStore(config.media);
const app = await buildApp(
  config,
  { db, verifyToken, media },
  { ...TIMEOUTS, maxConnections: CONNECTIONS_MAX },
);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
process.once('disconnect', () => process.exit());
