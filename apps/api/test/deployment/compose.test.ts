import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../../../scripts/lib/processes.ts';
import { serverEntries } from '../../src/config-variables.ts';

const FOLDER = join(ROOT, 'deploy/container');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

type Volume = string | { source: string };
interface Service {
  image?: string;
  build?: { context: string; dockerfile: string; target: string };
  command?: string[];
  env_file?: string;
  healthcheck?: { test?: string[] };
  logging?: { driver: string };
  environment?: Record<string, string>;
  volumes?: Volume[];
  depends_on?: Record<string, unknown>;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}
const { services, volumes }: Compose = parse(read('deploy/container/compose.yaml'), {
  merge: true,
});
const all = Object.values(services);
const guide = read('docs/operations/README.md');

/** The environment variables that the libraries of the server read. */
const OF_LIBRARIES = [
  'GOOGLE_APPLICATION_CREDENTIALS',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
];
const isSetting = (name: string) => name in serverEntries || OF_LIBRARIES.includes(name);

test('every file and volume exists, or the guide says to create it', () => {
  const sources = all
    .flatMap(({ volumes = [] }) => volumes)
    .map((volume) => (typeof volume === 'string' ? (volume.split(':')[0] ?? '') : volume.source));
  expect(sources).toContain('./service-account.json');
  for (const source of sources) {
    if (!source.startsWith('.')) expect(Object.keys(volumes)).toContain(source);
    else if (!existsSync(join(FOLDER, source))) {
      expect(guide).toContain(`\`${relative(ROOT, join(FOLDER, source))}\``);
    }
  }
  for (const { env_file: file } of all) {
    if (file) expect(guide).toContain(`\`deploy/container/${file}\``);
  }
});

test.each(['.env', 'service-account.json', 'certificates/privkey.pem'])(
  'the secrets in %s get neither into a commit nor into an image',
  (name) => {
    const path = join('deploy/container', name);
    const { status } = spawnSync('git', ['check-ignore', '--quiet', '--no-index', path], {
      cwd: ROOT,
    });
    expect(status, `${path} is not in .gitignore`).toBe(0);
    const ignored = read('deploy/container/Dockerfile.dockerignore').split('\n').filter(Boolean);
    expect(ignored.some((entry) => path === entry || path.startsWith(`${entry}/`))).toBe(true);
  },
);

test('every service is built from a stage of the Dockerfile and depends on others of the file', () => {
  for (const { build, image, depends_on: others = {} } of all) {
    expect(image).toBeDefined();
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(others)));
    if (!build) continue;
    expect(join(FOLDER, build.context)).toBe(ROOT);
    expect(read(build.dockerfile)).toMatch(new RegExp(`^FROM .* AS ${build.target}$`, 'm'));
  }
});

test('every image of others has a version', () => {
  const built = all.flatMap(({ build, image = '' }) => (build ? [image] : []));
  const bases = read('deploy/container/Dockerfile').matchAll(/^FROM (\S+)/gm);
  const images = [
    ...all.map(({ image = '' }) => image),
    ...Array.from(bases, ([, name = '']) => name),
  ];
  for (const image of images.filter((name) => !built.includes(name))) {
    expect(image).toMatch(/:\d[\w.-]*(@sha256:\w+)?$/);
  }
});

test('every setting of a server is one that it reads, also in the examples for the file .env', () => {
  const names = all
    .filter(({ build }) => build)
    .flatMap(({ environment = {} }) => Object.keys(environment));
  const [, example = ''] = guide.split('Its settings in `.env`');
  const written = Array.from(example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm), ([, name = '']) => name);
  expect(written).toContain('MEDIA_URL');
  expect([...names, ...written].filter((name) => !isSetting(name))).toEqual([]);
});

test('the database is healthy only once others can connect to it', () => {
  // While its data is created, PostgreSQL listens on the socket of its own container only.
  const { test: command = [] } = services['database']?.healthcheck ?? {};
  expect(command.join(' ')).toMatch(/^CMD pg_isready .*-h 127\.0\.0\.1/);
});

test('no log fills the disk', () => {
  for (const [name, { logging }] of Object.entries(services)) {
    expect(logging?.driver, name).toBe('local');
  }
});

test('nginx gets the names of the servers', () => {
  const script = services['nginx']?.command?.join('\n') ?? '';
  const replaced = Array.from(script.matchAll(/s\/([\d.:]+)\/([\w-]+):4000 resolve\//g));
  expect(replaced.map(([, , name]) => name)).toEqual(['server-1', 'server-2']);
  for (const [, address = '', name = ''] of replaced) {
    expect(read('deploy/nginx/campetto.conf')).toContain(`server ${address} `);
    expect(services).toHaveProperty(name);
  }
});
