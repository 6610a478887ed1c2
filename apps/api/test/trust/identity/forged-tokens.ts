import { createHmac, generateKeyPairSync } from 'node:crypto';
import { PROJECT, unsignedToken } from '../../support/identity.ts';
import { publicPem, signedToken, type startKeyServer } from '../../support/keys.ts';
import { randomFrom } from '../../support/random.ts';

type KeyServer = Awaited<ReturnType<typeof startKeyServer>>;

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A signed token with another header or payload; the signature stays. */
function altered(part: 0 | 1, changes: Record<string, unknown>): string {
  const parts = signedToken({ admin: part === 0 }).split('.');
  parts[part] = encode({ ...decode(parts[part] ?? ''), ...changes });
  return parts.join('.');
}

/** Signed with our public key as the secret, which a careless library accepts. */
function confused(): string {
  const [, payload] = signedToken().split('.');
  const content = `${encode({ alg: 'HS256', typ: 'JWT', kid: 'key1' })}.${payload}`;
  return `${content}.${createHmac('sha256', publicPem).update(content).digest('base64url')}`;
}

/** Changes a byte of the decoded part, because two different texts can encode the same bytes. */
function withFlippedByte(part: number, below: (limit: number) => number): string {
  const parts = signedToken().split('.');
  const bytes = Buffer.from(parts[part] ?? '', 'base64url');
  const at = below(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 + below(255));
  parts[part] = bytes.toString('base64url');
  return parts.join('.');
}

/** Values of the `Authorization` header that must not open anything, by what is wrong with them. */
export function forgedTokens(seed: number, { accounts }: KeyServer): Map<string, string> {
  const now = Math.floor(Date.now() / 1000);
  const below = randomFrom(seed);
  const tokens = new Map<string, string>();
  const add = (name: string, token: string) => tokens.set(name, `Bearer ${token}`);

  accounts.set('no-admin', { customAttributes: '{}' });
  accounts.set('signed-out', { validSince: String(now) });
  accounts.set('missing', 'gone');
  accounts.set('blocked', { disabled: true });
  for (const sub of ['no-admin', 'signed-out', 'missing', 'blocked']) {
    add(`account ${sub}`, signedToken({ sub }));
  }
  for (const admin of [undefined, null, false, 0, 1, 'true', 'false', [], [true], {}]) {
    add(`admin ${JSON.stringify(admin)}`, signedToken({ admin }));
  }
  const CLAIMS: Record<string, unknown[]> = {
    aud: [undefined, '', 'other', `${PROJECT} `, PROJECT.toUpperCase(), [PROJECT, 'other'], {}],
    iss: [
      ...[undefined, '', 'https://securetoken.google.com/', 'https://securetoken.google.com/other'],
      ...[`http://securetoken.google.com/${PROJECT}`, `https://example.org/${PROJECT}`],
      ...[`https://securetoken.google.com/${PROJECT}/`, `https://accounts.google.com/${PROJECT}`],
    ],
    sub: [undefined, '', 'x'.repeat(129), 7, null, {}, []],
    exp: [now - 1, now - 3600, 0, -1, 'soon', {}],
  };
  for (const [claim, values] of Object.entries(CLAIMS)) {
    for (const value of values) {
      add(`${claim} ${JSON.stringify(value)}`, signedToken({ [claim]: value }));
    }
  }
  const HEADERS: Record<string, unknown>[] = [
    ...['none', 'None', 'NONE', 'HS256', 'RS384', 'PS256', 'ES256', 'EdDSA', '', 7].map((alg) => ({
      alg,
    })),
    ...['key2', '', '../key1', 'key1 ', '__proto__', 'constructor', 7, null].map((kid) => ({
      kid,
    })),
    ...[{ crit: ['exp'] }, { b64: false, crit: ['b64'] }, { typ: 'JWE' }],
    ...[{ jku: 'http://127.0.0.1:1/keys' }, { x5u: 'http://127.0.0.1:1/key' }],
    { jwk: { ...rsa().publicKey.export({ format: 'jwk' }) } },
  ];
  for (const header of HEADERS) add(`header ${encode(header)}`, altered(0, header));
  add('payload exchanged', altered(1, { admin: true }));
  add('payload of another account', altered(1, { sub: 'admin-2', admin: true }));
  add('unsigned', unsignedToken());
  add('of another key', signedToken({}, { key: rsa().privateKey }));
  add('of an unknown key', signedToken({}, { kid: 'key9' }));
  add('of a symmetric key', confused());
  for (let time = 0; time < 20; time += 1) {
    add(`byte ${time} of the payload`, withFlippedByte(1, below));
    add(`byte ${time} of the signature`, withFlippedByte(2, below));
  }
  const [head = '', payload = '', signature = ''] = signedToken().split('.');
  for (const length of [0, 1, 10, 100, 300]) {
    add(`signature of ${length}`, `${head}.${payload}.${signature.slice(0, length)}`);
  }
  const MALFORMED = {
    'without signature': `${head}.${payload}`,
    'with four parts': `${head}.${payload}.${signature}.${signature}`,
    'with five parts': `${head}.${payload}.${signature}.a.b`,
    'with an empty payload': `${head}..${signature}`,
    'without header': `.${payload}.${signature}`,
    twice: `${head}.${payload}.${signature},${head}.${payload}.${signature}`,
    'with other characters': `${head}.${payload}.${signature}!`,
    'of dots': '...',
    'of a word': 'undefined',
    'of 8,000 letters': 'a'.repeat(8000),
    'of nothing': '',
  };
  for (const [name, token] of Object.entries(MALFORMED)) add(name, token);
  const token = signedToken();
  for (const scheme of ['Basic', 'Token', 'Digest', 'JWT', 'BearerBearer', '']) {
    tokens.set(`scheme ${scheme}`, `${scheme} ${token}`);
  }
  return tokens;
}
