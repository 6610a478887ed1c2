import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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

/**
 * The only endpoint of the sign-in emulator that the verification of a token needs: the account of a
 * uid. Every uid but `gone` exists, and `disabled` is disabled.
 */
export async function startEmulator() {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { localId } = JSON.parse(Buffer.concat(chunks).toString());
    const [uid] = localId;
    const users = uid === 'gone' ? {} : { users: [{ localId: uid, disabled: uid === 'disabled' }] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(users));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
