import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenerOf } from './failures/listener.ts';

export const PROJECT = 'demo-campetto';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The claims of a token as the emulator issues it to an administrator, changed by `claims`. */
export function claimsOf(claims: Record<string, unknown> = {}) {
  const now = Math.floor(Date.now() / 1000);
  const uid = claims['sub'] ?? 'admin-1';
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    email: 'admin@example.org',
    admin: true,
    ...claims,
  };
}

/** An unsigned token, which is accepted only with an emulator. */
export const unsignedToken = (claims?: Record<string, unknown>) =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf(claims))}.`;

/** What the identity provider stores of an account. */
interface Account {
  disabled?: boolean;
  /** JSON. */
  customAttributes?: string;
  /** Seconds since 1970; tokens of a sign-in before that are revoked. */
  validSince?: string;
}

/** The accounts that differ from the usual one, which is an administrator. */
export type Accounts = Map<string, Account | 'gone'>;

const usualAccounts = (): Accounts =>
  new Map<string, Account | 'gone'>([
    ['gone', 'gone'],
    ['disabled', { disabled: true }],
  ]);

/** The provider's response to the request for the account of a uid. */
export async function respondWithAccount(
  accounts: Accounts,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { localId } = JSON.parse(Buffer.concat(chunks).toString());
  const [uid] = localId;
  const account = accounts.get(uid);
  const usual = { localId: uid, customAttributes: '{"admin":true}' };
  const users = account === 'gone' ? {} : { users: [{ ...usual, ...account }] };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(users));
}

/**
 * The only endpoint of the sign-in emulator that the verification of a token needs: the account of a
 * uid. Every uid but `gone` exists, and `disabled` is disabled.
 */
export async function startEmulator() {
  const accounts = usualAccounts();
  const server = createServer(
    listenerOf((request, response) => respondWithAccount(accounts, request, response)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    accounts,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

let emulator: ReturnType<typeof startEmulator> | undefined;

/** The address of one emulator for all servers of this process, with which it ends. */
export async function emulatorHost(): Promise<string> {
  emulator ??= startEmulator();
  return (await emulator).host;
}
