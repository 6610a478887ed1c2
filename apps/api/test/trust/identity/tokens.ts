import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@campetto/contract';
import { buildApp } from '../../../src/app.ts';
import { REFUSALS_MAX } from '../../../src/audit/access.ts';
import { readConfig } from '../../../src/config.ts';
import type { Database } from '../../../src/db/transact.ts';
import { createVerifier } from '../../../src/identity/verifier.ts';
import { openFolder } from '../../../src/pictures/folder-store.ts';
import { PROJECT } from '../../support/identity.ts';
import { providerAt, signedToken, startKeyServer } from '../../support/keys.ts';
import type { TrustPromise } from '../promise.ts';
import { forgedTokens } from './forged-tokens.ts';

/** Marks the work that a request causes, because jobs of the server query the database too. */
const requests = new AsyncLocalStorage<true>();

/** An empty database that counts the queries of requests. */
function countingDatabase() {
  const state = { queries: 0 };
  const db = new Proxy({} as Database, {
    get() {
      if (requests.getStore()) state.queries += 1;
      throw new Error('no database');
    },
  });
  return { db, state };
}

/** Seconds after which a removed administrator has no access. */
const REMOVED_AFTER = 60;

/** The seconds until an administrator who is removed now is refused; at most twice as many as allowed. */
async function secondsUntilRefused(statusOf: () => Promise<number>) {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  while ((await statusOf()) !== 403 && seconds() < 2 * REMOVED_AFTER) await sleep(100);
  return seconds();
}

/** A read, a decision, a creation and an import, because each takes its body in another way. */
const TRIED = [ENDPOINTS.count, ENDPOINTS.approve, ENDPOINTS.create, ENDPOINTS.imports];

export const tokens: TrustPromise = {
  name: 'forged and stale tokens open nothing and cost ten queries a minute',
  async prove({ seed }, part) {
    const keys = await startKeyServer();
    const config = readConfig({
      NODE_ENV: 'production',
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'trust',
      RATE_LIMIT: '1000000000',
      LOG_LEVEL: 'silent',
      WEB_DIR: '/nowhere',
    });
    const { db, state } = countingDatabase();
    const verifyToken = createVerifier(config, providerAt(keys.port));
    const app = await buildApp(config, { db, verifyToken, media: openFolder('/nowhere') });
    const statusOf = ({ method, path }: (typeof TRIED)[number], authorization: string) =>
      requests.run(
        true,
        async () =>
          (await app.inject({ method, url: path, headers: { authorization } })).statusCode,
      );

    const variants = forgedTokens(seed, keys);
    const passed: string[] = [];
    const before = state.queries;
    for (const [name, authorization] of variants) {
      for (const endpoint of TRIED) {
        const status = await statusOf(endpoint, authorization);
        if (status !== 401 && status !== 403) passed.push(`${name}: ${status}`);
      }
    }
    const queries = state.queries - before;
    // The valid token shows that the others were refused for what is wrong with them.
    const token = signedToken();
    const isOpen =
      (await statusOf(ENDPOINTS.count, `Bearer ${token}`)) === 500 &&
      state.queries > before + queries;
    // Only the whole form waits for a minute.
    const accounts = keys.accounts.set('admin-1', { customAttributes: '{}' });
    const removed =
      part < 1 ? 0 : await secondsUntilRefused(() => statusOf(ENDPOINTS.count, `Bearer ${token}`));
    accounts.delete('admin-1');
    await app.close();
    await keys.stop();
    return {
      figure: `${variants.size} variants, ${passed.length} not refused ${passed.slice(0, 3).join()}, ${queries} queries${removed > 0 ? `; a removed administrator refused after ${removed.toFixed(1)} s` : ''}`,
      isKept:
        variants.size >= 100 &&
        passed.length === 0 &&
        queries <= REFUSALS_MAX &&
        isOpen &&
        removed <= REMOVED_AFTER + 1,
    };
  },
};
