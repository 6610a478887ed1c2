import { ENDPOINTS } from '@campetto/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { migrateDatabase } from '../../../src/db/migrate.ts';
import { grantKey, revokeKey } from '../../../src/identity/submission-keys.ts';
import { startEmulator, unsignedToken } from '../../support/identity.ts';
import { startServer } from '../../support/processes.ts';
import type { TrustPromise } from '../promise.ts';

/**
 * The only operations that others than administrators may use, with the credentials that each accepts. They are listed
 * here, because the declaration of a route could be wrong.
 */
const OPEN: Record<string, readonly string[]> = {
  'GET /api/config': [],
  'GET /api/health': [],
  'GET /api/ready': [],
  [`POST ${ENDPOINTS.imports.path}`]: ['identityToken', 'submissionKey'],
};
const REFUSALS: Record<string, number> = { account: 403, removed: 403, scraper: 403 };

/** The status by which a sender is refused; undefined where one of the credentials opens the operation to it. */
function refusalOf(sender: string, credentials: readonly string[]): number | undefined {
  if (credentials.length === 0 || sender === 'administrator') return undefined;
  if (sender === 'scraper' && credentials.includes('submissionKey')) return undefined;
  return REFUSALS[sender] ?? 401;
}

/** Grants two keys, of which one is revoked. */
async function grantKeys(url: string) {
  await migrateDatabase(url);
  const pool = new Pool({ connectionString: url });
  const db = drizzle({ client: pool });
  const scraper = (await grantKey(db, { name: 'scraper', sources: [] }))?.key;
  const revoked = (await grantKey(db, { name: 'revoked', sources: [] }))?.key;
  await revokeKey(db, 'revoked');
  await pool.end();
  return { scraper, revoked };
}

interface Operation {
  method: string;
  path: string;
  operation: string;
  credentials: string[];
}

/** The operations that the server describes, with the credentials that it names for each. */
async function describedOperations(address: string): Promise<Operation[]> {
  const document = (await (await fetch(`${address}/api/docs/json`)).json()) as {
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { security = [] }]) => {
      const method = name.toUpperCase();
      return {
        method,
        path,
        operation: `${method} ${path}`,
        credentials: security.flatMap(Object.keys),
      };
    }),
  );
}

/** A wrong declaration of an operation, and the senders that it wrongly accepts or refuses. */
async function faultsOf(
  address: string,
  { method, path, operation, credentials }: Operation,
  senders: Record<string, string | undefined>,
): Promise<string[]> {
  const declared = OPEN[operation] ?? ['identityToken'];
  const faults =
    credentials.join() === declared.join() ? [] : [`${operation} is declared differently`];
  for (const [sender, token] of Object.entries(senders)) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(address + path, { method, headers });
    await response.body?.cancel();
    const { status } = response;
    const refusal = refusalOf(sender, credentials);
    const isOpen = status !== 401 && status !== 403 && status < 500;
    if (refusal === undefined ? !isOpen : status !== refusal) {
      faults.push(`${operation} by ${sender}: ${status}`);
    }
  }
  return faults;
}

export const access: TrustPromise = {
  name: 'every operation is open to the identities that it is meant for, and to no other',
  async prove({ createDatabase }) {
    const url = await createDatabase();
    const keys = await grantKeys(url);
    const emulator = await startEmulator();
    try {
      // The token of an administrator who was removed contains the claim until the token expires.
      emulator.accounts.set('removed', { customAttributes: '{}' });
      const server = await startServer({
        DATABASE_URL: url,
        FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
        LOG_LEVEL: 'silent',
      });
      try {
        const senders: Record<string, string | undefined> = {
          nobody: undefined,
          forger: 'eyJhbGciOiJub25lIn0.e30.',
          account: unsignedToken({ sub: 'account', admin: false }),
          removed: unsignedToken({ sub: 'removed' }),
          revoked: keys.revoked,
          scraper: keys.scraper,
          administrator: unsignedToken(),
        };
        const operations = await describedOperations(server.address);
        const served = new Set(operations.map(({ operation }) => operation));
        const faults = Object.values(ENDPOINTS).flatMap(({ method, path }) =>
          served.has(`${method} ${path}`) ? [] : `${method} ${path} is not served`,
        );
        for (const operation of operations) {
          faults.push(...(await faultsOf(server.address, operation, senders)));
        }
        return {
          figure: `${operations.length} operations × ${Object.keys(senders).length} identities, ${faults.length} faults ${faults.slice(0, 5).join('; ')}`,
          isKept: faults.length === 0,
        };
      } finally {
        await server.end('SIGKILL');
      }
    } finally {
      await emulator.stop();
    }
  },
};
