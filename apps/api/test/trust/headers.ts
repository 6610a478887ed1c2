import { mkdtemp, rm } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICTURE_WIDTHS } from '@campetto/contract';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { newId } from '../../src/db/id.ts';
import type { Database } from '../../src/db/transact.ts';
import { createVerifier } from '../../src/identity/verifier.ts';
import { openFolder } from '../../src/pictures/folder-store.ts';
import { writeBuiltFiles } from '../support/files.ts';
import { PROJECT } from '../support/identity.ts';
import type { TrustPromise } from './promise.ts';

/** The points that every response needs; the grade A+ begins at 100. */
const LEAST = 130;
/** Extra points are added only from this many points on. */
const EXTRA_FROM = 90;
/** Seconds. */
const SIX_MONTHS = 15_768_000;

const STRICT_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const BROAD = ['*', 'http:', 'https:', 'data:', 'blob:', "'unsafe-inline'", "'unsafe-eval'"];

/** The sources that a policy allows for a directive; undefined if it does not contain the directive. */
function readPolicy(policy: string): (directive: string) => string[] | undefined {
  const directives = policy.split(';').map((text) => text.trim().split(/ +/));
  const sources = new Map(directives.map(([name = '', ...allowed]) => [name, allowed]));
  return (directive) => sources.get(directive);
}

/**
 * The points that MDN HTTP Observatory gives for the headers of one response over TLS. Its two other
 * tests are about redirects, which the proxy sends, and scripts of other origins, which the policy refuses.
 *
 * Source: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
function pointsOf(headers: OutgoingHttpHeaders): number {
  const header = (name: string) => String(headers[name] ?? '');
  const directive = readPolicy(header('content-security-policy'));
  const isBroad = (sources = ['*']) => sources.some((source) => BROAD.includes(source));
  const allowed = (name: string) => directive(name) ?? directive('default-src');
  const framesRefused = !isBroad(directive('frame-ancestors'));
  const hidesReferrer = STRICT_REFERRER.test(header('referrer-policy'));
  const maxAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);

  const penalties = [
    { points: 25, when: !headers['content-security-policy'] },
    { points: 20, when: isBroad(allowed('script-src')) || isBroad(allowed('object-src')) },
    { points: 20, when: maxAge < SIX_MONTHS },
    { points: 20, when: !framesRefused && !/^(DENY|SAMEORIGIN)$/.test(header('x-frame-options')) },
    { points: 5, when: header('x-content-type-options') !== 'nosniff' },
    { points: 5, when: !hidesReferrer },
    { points: 50, when: header('access-control-allow-origin') === '*' },
    // The product needs no cookies.
    { points: 20, when: headers['set-cookie'] !== undefined },
  ];
  const extra = [
    {
      points: 10,
      when: directive('default-src')?.join() === "'none'" && !isBroad(allowed('style-src')),
    },
    { points: 5, when: framesRefused },
    { points: 5, when: hidesReferrer },
    { points: 10, when: /^same-(origin|site)$/.test(header('cross-origin-resource-policy')) },
  ];
  const sum = (rules: { points: number; when: boolean }[]) =>
    rules.reduce((total, { points, when }) => total + (when ? points : 0), 0);
  const base = 100 - sum(penalties);
  return base < EXTRA_FROM ? base : base + sum(extra);
}

const PICTURE = `media/venues/italia/verona/${newId()}/${'0'.repeat(32)}-${PICTURE_WIDTHS[0]}.webp`;
const PAGE =
  '<!doctype html><style>p{color:red}</style><script>import("/assets/app-1a2b.js")</script>';
const FILES: Record<string, string> = {
  'web/index.html': '<!doctype html><script nonce="__CSP_NONCE__"></script>',
  'web/pages/en/home.html': PAGE,
  'web/pages/en/missing.html': PAGE,
  'web/assets/app-1a2b.js': '',
  'web/privacy-en.md': '# Privacy',
  [PICTURE]: 'RIFF',
};
/** Pages, back office, files, API and media; found, refused and not found. */
const RESPONSES: [path: string, status: number][] = [
  ['/', 200],
  ['/missing', 404],
  ['/admin', 200],
  ['/assets/app-1a2b.js', 200],
  ['/privacy-en.md', 200],
  ['/api/health', 200],
  ['/api/docs', 200],
  ['/api/venues/scraped', 401],
  ['/api/missing', 404],
  [`/${PICTURE}`, 200],
  ['/media/missing.webp', 404],
];

export const headers: TrustPromise = {
  name: 'every response has headers worth 130 points by the rules of MDN HTTP Observatory',
  async prove() {
    const folder = await mkdtemp(join(tmpdir(), 'campetto-trust-'));
    await writeBuiltFiles(folder, FILES);
    const config = readConfig({
      NODE_ENV: 'production',
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'trust',
      LOG_LEVEL: 'silent',
      WEB_DIR: join(folder, 'web'),
    });
    const app = await buildApp(config, {
      db: {} as Database,
      verifyToken: createVerifier(config),
      media: openFolder(join(folder, 'media')),
    });
    const faults: string[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const [url, status] of RESPONSES) {
      const { statusCode, headers } = await app.inject({ url });
      const points = pointsOf(headers);
      least = Math.min(least, points);
      if (points < LEAST || statusCode !== status) faults.push(`${url}: ${statusCode}, ${points}`);
    }
    await app.close();
    await rm(folder, { recursive: true, force: true });
    return {
      figure: `${RESPONSES.length} responses, at least ${least} points; ${faults.length} faults ${faults.join('; ')}`,
      isKept: faults.length === 0,
    };
  },
};
