import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import type { ProviderOptions } from '../../src/identity/verifier.ts';
import { listenerOf } from './failures/listener.ts';
import { type Accounts, claimsOf, respondWithAccount } from './identity.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Our public key, as it is published. */
export const publicPem = publicKey.export({ type: 'spki', format: 'pem' });

/** Sends requests that are meant for Google to a port of this machine. */
class LoopbackAgent extends Agent {
  readonly #port: number;

  constructor(port: number) {
    super();
    this.#port = port;
  }

  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}

/** The identity provider at a port of this machine, and an access token for it. */
export const providerAt = (port: number): ProviderOptions => ({
  httpAgent: new LoopbackAgent(port),
  credential: { getAccessToken: async () => ({ access_token: 'token', expires_in: 3600 }) },
});

/** Publishes our signing key and the accounts as Google does, to be reached by {@link providerAt}. */
export async function startKeyServer() {
  const accounts: Accounts = new Map();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      await respondWithAccount(accounts, request, response);
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'max-age=3600');
    response.end(JSON.stringify({ key1: publicPem }));
  };
  const server = createServer(listenerOf(respond));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    accounts,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** A token as the real service issues it, signed with our key unless `key` is another. */
export function signedToken(
  claims?: Record<string, unknown>,
  { key = privateKey, kid = 'key1' }: { key?: KeyObject; kid?: string } = {},
) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'RS256', typ: 'JWT', kid })}.${encode(claimsOf(claims))}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}
