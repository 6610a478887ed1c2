import { AsyncLocalStorage } from 'node:async_hooks';
import { ENDPOINTS } from '@campetto/contract';
import { buildApp } from '../../src/app.ts';
import { REFUSALS_MAX } from '../../src/audit/access.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/transact.ts';
import { createVerifier } from '../../src/identity/verifier.ts';
import { openFolder } from '../../src/pictures/folder-store.ts';
import { PROJECT } from '../support/identity.ts';
import { providerAt, signedToken, startKeyServer } from '../support/keys.ts';
import { forgedTokens } from './forged-tokens.ts';
import type { TrustPromise } from './promise.ts';

/** The work that a request causes; jobs of the server ask the database too. */
const requests = new AsyncLocalStorage<true>();

/** A database that counts whatever requests ask of it, and has nothing. */
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

/** A read, a decision and an import: each has its own way to take a body. */
const TRIED = [ENDPOINTS.count, ENDPOINTS.approve, ENDPOINTS.create, ENDPOINTS.imports];

export const tokens: TrustPromise = {
  name: 'forged and stale tokens open nothing and cost ten queries a minute',
  async prove({ seed }) {
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
    const isOpen =
      (await statusOf(ENDPOINTS.count, `Bearer ${signedToken()}`)) === 500 &&
      state.queries > before + queries;
    await app.close();
    await keys.stop();
    return {
      figure: `${variants.size} variants, ${passed.length} not refused ${passed.slice(0, 3).join()}, ${queries} queries`,
      isKept: variants.size >= 100 && passed.length === 0 && queries <= REFUSALS_MAX && isOpen,
    };
  },
};
