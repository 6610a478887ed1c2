import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, readDatabaseConfig } from '../src/config.ts';
import { checkFiles } from '../src/config-files.ts';
import { serverEntries } from '../src/config-variables.ts';
import { createDatabase, createEmptyDatabase } from './support/database.ts';
import { serviceAccountKey } from './support/key-file.ts';
import { spawnServer, startServer } from './support/processes.ts';
import { query } from './support/query.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const REAL = { FIREBASE_PROJECT_ID: 'campetto-1', FIREBASE_API_KEY: 'AIza' };
/** A folder with an index.html. */
const WITH_INDEX = resolve(import.meta.dirname, '../../web');
const EMULATED = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

describe('the environment', () => {
  test('has defaults for all but the Firebase project', () => {
    expect(readConfig(REAL)).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: undefined,
      dataDir: expect.stringMatching(/\/\.data$/),
      projectId: 'campetto-1',
      authDomain: 'campetto-1.firebaseapp.com',
      emulatorHost: undefined,
      adminPolicy: 'claim',
      mediaBase: '/media',
      media: { kind: 'folder', path: expect.stringMatching(/\/\.data\/media$/) },
      geocoderBase: '/api/geocode',
      geocoderUrl: 'https://nominatim.openstreetmap.org',
      placeLinks: {
        map: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//),
        aerial: expect.stringContaining('{latitude},{longitude}'),
        streetView: null,
      },
      logLevel: 'info',
      sessionHours: 12,
      idleMinutes: 30,
      rateLimit: 600,
      trustProxy: [],
      webDir: expect.stringMatching(/\/apps\/web\/dist$/),
    });
  });

  test('needs no project with the emulator', () => {
    expect(readConfig(EMULATED)).toMatchObject({
      projectId: 'demo-campetto',
      emulatorHost: '127.0.0.1:9099',
    });
    for (const host of ['localhost:9099', '[::1]:9099']) {
      expect(readConfig({ FIREBASE_AUTH_EMULATOR_HOST: host }).emulatorHost).toBe(host);
    }
  });

  test('lets the emulator be used on every loopback address', () => {
    for (const host of ['127.0.0.1', '127.1.2.3', 'localhost', '::1']) {
      expect(readConfig({ ...EMULATED, HOST: host }).host).toBe(host);
    }
    expect(readConfig({ ...REAL, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  test('takes the addresses of other services that show a place', () => {
    const place = 'https://maps.example.org/{latitude}/{longitude}';
    expect(
      readConfig({ ...REAL, MAP_URL: place, AERIAL_URL: 'off', STREET_VIEW_URL: place }).placeLinks,
    ).toEqual({ map: place, aerial: null, streetView: place });
    for (const wrong of ['off', 'https://maps.example.org', `javascript:'{latitude}{longitude}'`]) {
      expect(() => readConfig({ ...REAL, MAP_URL: wrong })).toThrow('MAP_URL must be an address');
    }
  });

  test('counts an empty variable as not set', () => {
    expect(readConfig({ ...REAL, PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4000,
      databaseUrl: undefined,
    });
  });

  test('takes addresses and subnets of reverse proxies', () => {
    const read = (TRUST_PROXY: string) => readConfig({ ...REAL, TRUST_PROXY }).trustProxy;
    expect(read('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
    for (const wrong of [
      'true',
      '10.0.0.0/33',
      '10.0.0',
      '::1/129',
      '10.0.0.1,',
      '1.2.3.4/8/8',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/0',
    ]) {
      expect(() => read(wrong)).toThrow(/^TRUST_PROXY must be addresses or subnets/);
    }
  });

  test('takes folders relative to the working folder', () => {
    expect(readConfig({ ...REAL, DATA_DIR: 'data', WEB_DIR: 'web' })).toMatchObject({
      dataDir: resolve('data'),
      webDir: resolve('web'),
    });
  });

  test('names the bucket of the pictures, its prefix and its service', () => {
    const media = (env: Record<string, string>) => readConfig({ ...REAL, ...env }).media;
    expect(media({ DATA_DIR: '/data' })).toEqual({ kind: 'folder', path: '/data/media' });
    expect(media({ MEDIA_URL: 's3://campetto-pictures' })).toEqual({
      kind: 's3',
      bucket: 'campetto-pictures',
      prefix: '',
      region: 'us-east-1',
      endpoint: undefined,
    });
    expect(
      media({
        MEDIA_URL: 's3://pictures/a/b/',
        AWS_REGION: 'eu-south-1',
        AWS_ENDPOINT_URL_S3: 'https://s3.example.org',
      }),
    ).toMatchObject({ prefix: 'a/b/', region: 'eu-south-1', endpoint: 'https://s3.example.org' });
  });

  test('can switch the geocoder off', () => {
    expect(readConfig({ ...REAL, GEOCODER_URL: 'off' }).geocoderUrl).toBeUndefined();
    expect(readConfig({ ...REAL, NODE_ENV: 'test' }).geocoderUrl).toBeUndefined();
  });

  test.each([
    ['on', true],
    ['off', false],
    ['', undefined],
  ])('PREPARED_STATEMENTS=%s means %s', (PREPARED_STATEMENTS, expected) => {
    expect(readDatabaseConfig({ PREPARED_STATEMENTS }).preparedStatements).toBe(expected);
  });

  test.each(['', '?sslmode=disable', '?sslmode=verify-full&sslrootcert=/etc/ssl/db.pem'])(
    'takes an address of the database that ends in %j',
    (end) => {
      const DATABASE_URL = `postgres://u@db/x${end}`;
      expect(readDatabaseConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    },
  );

  test('of an import needs only the database', () => {
    expect(readDatabaseConfig({ DATA_DIR: '/data' })).toEqual({
      databaseUrl: undefined,
      dataDir: '/data',
    });
  });

  test.each([
    ['FIREBASE_PROJECT_ID', {}],
    ['FIREBASE_API_KEY', { FIREBASE_PROJECT_ID: 'x' }],
    ['NODE_ENV', { ...REAL, NODE_ENV: 'prod' }],
    ['PORT', { ...REAL, PORT: 'http' }],
    ['PORT', { ...REAL, PORT: '65536' }],
    ['PORT', { ...REAL, PORT: '-1' }],
    ['RATE_LIMIT', { ...REAL, RATE_LIMIT: '0' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { ...REAL, OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' }],
    ['TRACE_PERCENT', { ...REAL, TRACE_PERCENT: '101' }],
    ['SESSION_HOURS', { ...REAL, SESSION_HOURS: '0' }],
    ['IDLE_MINUTES', { ...REAL, IDLE_MINUTES: '-5' }],
    ['LOG_LEVEL', { ...REAL, LOG_LEVEL: 'loud' }],
    ['ADMIN_POLICY', { ...REAL, ADMIN_POLICY: 'everyone' }],
    ['ADMIN_POLICY', { ...REAL, ADMIN_POLICY: 'any-signed-in', NODE_ENV: 'production' }],
    ['DATABASE_URL', { ...REAL, DATABASE_URL: 'mysql://localhost/x' }],
    ['DATABASE_URL', { ...REAL, DATABASE_URL: 'postgres://' }],
    ['DATABASE_URL', { ...REAL, DATABASE_URL: 'postgres://u:p%w0rd@db/x' }],
    ['DATABASE_URL', { ...REAL, DATABASE_URL: 'postgres://u@db/x?sslmode=require' }],
    ['DATABASE_URL', { ...REAL, DATABASE_URL: 'postgres://u@db/x?sslmode=no-verify' }],
    [
      'DATABASE_URL',
      { ...REAL, DATABASE_URL: 'postgres://u@db/x?uselibpqcompat=true&sslmode=verify-full' },
    ],
    ['PREPARED_STATEMENTS', { ...REAL, PREPARED_STATEMENTS: 'true' }],
    ['MEDIA_URL', { ...REAL, MEDIA_URL: '/pictures' }],
    ['MEDIA_URL', { ...REAL, MEDIA_URL: 's3://' }],
    ['MEDIA_URL', { ...REAL, MEDIA_URL: 's3://Bucket' }],
    ['GEOCODER_URL', { ...REAL, GEOCODER_URL: 'nominatim' }],
    ['AWS_ENDPOINT_URL_S3', { ...REAL, AWS_ENDPOINT_URL_S3: 's3.example.org' }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { ...REAL, ...EMULATED, NODE_ENV: 'production' }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { ...REAL, FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.5:9099' }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { ...REAL, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1.x.org:9' }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { ...REAL, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1' }],
    ['HOST', { ...EMULATED, HOST: '0.0.0.0' }],
    ['HOST', { ...EMULATED, HOST: '::' }],
    ['HOST', { ...EMULATED, HOST: '10.0.0.5', NODE_ENV: 'test' }],
    ['HOST', { ...EMULATED, HOST: '127.0.0.1.example.org', NODE_ENV: 'development' }],
    ['FIREBASE_PROJECT_ID', { ...REAL, FIREBASE_PROJECT_ID: 'my project' }],
    ['FIREBASE_AUTH_DOMAIN', { ...REAL, FIREBASE_AUTH_DOMAIN: 'https://login.example.org/' }],
    ['MEDIA_BASE', { ...REAL, MEDIA_BASE: 'pictures.example.org' }],
    ['GEOCODER_BASE', { ...REAL, GEOCODER_BASE: 'places.example.org' }],
  ])('refuses a wrong %s in one sentence that names it: %j', (name, env) => {
    let thrown: unknown;
    try {
      readConfig(env);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(ConfigError);
    expect((thrown as ConfigError).message).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
  });
});

describe('a server with a wrong environment', () => {
  test.each([
    ['FIREBASE_PROJECT_ID', {}],
    ['PORT', { ...EMULATED, PORT: 'x' }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { ...REAL, ...EMULATED, NODE_ENV: 'production' }],
    ['HOST', { ...EMULATED, HOST: '0.0.0.0' }],
    ['DATABASE_URL', { ...EMULATED, DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }],
    ['DATABASE_URL', { ...EMULATED, DATABASE_URL: 'postgres://u:p@secret#x@127.0.0.1:1/x' }],
    ['DATA_DIR', { ...EMULATED, DATA_DIR: '/dev/null/data' }],
    ['BACKUP_DIR', { ...EMULATED, BACKUP_DIR: '/nowhere' }],
    ['BACKUP_DIR', { ...EMULATED, METRICS_PORT: '0', BACKUP_DIR: '/etc/passwd' }],
    ['WEB_DIR', { ...REAL, DATABASE_URL: 'postgres://127.0.0.1:1/x', NODE_ENV: 'production' }],
    ['TMPDIR', { ...EMULATED, TMPDIR: '/nowhere' }],
    ['DATABASE_URL', { ...REAL, NODE_ENV: 'production', WEB_DIR: WITH_INDEX }],
    ['DATA_DIR', { ...REAL, DATABASE_URL: 'postgres://127.0.0.1:1/x', DATA_DIR: '/dev/null' }],
    ['GOOGLE_APPLICATION_CREDENTIALS', { ...REAL, GOOGLE_APPLICATION_CREDENTIALS: '/none.json' }],
    ['GOOGLE_APPLICATION_CREDENTIALS', { ...REAL, GOOGLE_APPLICATION_CREDENTIALS: '/etc/passwd' }],
  ])(
    'does not start and only reports that %s is wrong',
    async (name, env) => {
      const { ended, output } = spawnServer(env);
      expect(await ended).toBe(1);
      expect(output()).toMatch(new RegExp(`^${name} [^\\n]+\\.\\n$`));
      expect(output()).not.toContain('secret');
      if (name.endsWith('_DIR'))
        expect(output()).toContain(`: ${new Map(Object.entries(env)).get(name) ?? '/nowhere'}`);
    },
    30_000,
  );
});

describe('a key file of Google', () => {
  const folder = temporaryFolder();
  const KEY = serviceAccountKey();
  const written = async (content: unknown) => {
    const path = join(folder, 'key.json');
    await writeFile(path, JSON.stringify(content));
    return { ...REAL, GOOGLE_APPLICATION_CREDENTIALS: path };
  };

  test.each([
    ['a file of another program', { name: 'campetto', type: 'module' }],
    ['a service account without its key', { type: 'service_account' }],
    ['a key that cannot be parsed', { ...KEY, private_key: 'x' }],
    ['a service account without its name', { ...KEY, client_email: '' }],
    ['a federated identity without its source', { type: 'external_account' }],
    ['nothing', null],
  ])('is not %s', async (_name, content) => {
    const env = await written(content);
    await expect(checkFiles(readConfig(env), env)).rejects.toThrow(
      /^GOOGLE_APPLICATION_CREDENTIALS names no complete key file of Google that the server can read: .+\.$/,
    );
  });

  test.each([
    KEY,
    { type: 'authorized_user', client_id: 'a', client_secret: 'b', refresh_token: 'c' },
    { type: 'external_account', audience: 'a', subject_token_type: 'b', credential_source: {} },
    {
      type: 'impersonated_service_account',
      service_account_impersonation_url: 'https://example.org',
      source_credentials: {},
    },
  ])('is $type', async (content) => {
    const env = await written(content);
    expect(await checkFiles(readConfig(env), env)).toEqual([]);
  });

  test('of another project is used, with a warning in the log', async () => {
    const env = await written({ ...KEY, project_id: 'other' });
    const server = await startServer({
      ...env,
      DATABASE_URL: await createDatabase(),
      FIREBASE_AUTH_EMULATOR_HOST: '',
    });
    await server.end('SIGTERM');
    expect(server.output()).toContain(
      'GOOGLE_APPLICATION_CREDENTIALS names a key of the project other: its service account needs the role Firebase Authentication Admin in campetto-1.',
    );
  });
});

test('a server of production without a key file of Google has a warning in its log', async () => {
  const config = { ...readConfig({ ...REAL, NODE_ENV: 'production' }), webDir: WITH_INDEX };
  expect(await checkFiles(config, {})).toEqual([
    expect.stringMatching(/^GOOGLE_APPLICATION_CREDENTIALS is not set: .+ Google Cloud .+\.$/),
  ]);
  expect(await checkFiles({ ...config, production: false }, {})).toEqual([]);
});

test('a server whose user of the database may not create tables says which rights it needs', async () => {
  const url = new URL(await createEmptyDatabase());
  await query(url.href, "CREATE ROLE reader LOGIN PASSWORD 'reader'");
  [url.username, url.password] = ['reader', 'reader'];
  const { ended, output } = spawnServer({ ...EMULATED, DATABASE_URL: url.href });
  expect(await ended).toBe(1);
  expect(output()).toBe(
    'DATABASE_URL names a user who lacks a right (permission denied for schema public): it must own the database and its tables.\n',
  );
});

test('a server whose address of the database lacks the password says so', async () => {
  const url = new URL(await createEmptyDatabase());
  url.password = '';
  const { ended, output } = spawnServer({ ...EMULATED, DATABASE_URL: url.href });
  expect(await ended).toBe(1);
  expect(output()).toBe('DATABASE_URL has no password, which its database requires.\n');
});

describe('docs/operations/configuration.md', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const page = readFileSync(resolve(root, 'docs/operations/configuration.md'), 'utf8');
  const rows = page.split('\n').flatMap((line) => {
    const [, name = '', type = '', , fallback = '', example = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return /^`[A-Z]\w*`$/.test(name) ? [[name, type, fallback, example].map(withoutQuotes)] : [];
  });
  const entryOf = (name = '') =>
    Object.entries(serverEntries).find(([one]) => one === name)?.[1] ?? v.never();

  test('names every variable with its type and default', () => {
    const described = rows.map(([name, type, fallback]) => [name, type, fallback]);
    const expected = Object.entries(serverEntries).map(([name, entry]) => {
      const value = String(v.safeParse(entry, undefined).output ?? '');
      return [name, typeOf(entry), value.replace(`${root}/`, '')];
    });
    expect(described.sort()).toEqual(expected.sort());
  });

  test.each(rows)('%s has an example that the server accepts', (name, _type, _default, example) => {
    expect(example).not.toBe('');
    expect(v.safeParse(entryOf(name), example).issues).toBeUndefined();
  });
});

function withoutQuotes(cell: string): string {
  return cell.replace(/^`(.*)`$/, '$1');
}

/** The type of a value after it was read, in the words of the page. */
function typeOf(entry: (typeof serverEntries)[keyof typeof serverEntries]) {
  const { wrapped } = entry as { wrapped?: v.GenericSchema };
  if (wrapped?.type === 'picklist') return 'choice';
  return typeof v.safeParse(entry, '5').output === 'number' ? 'number' : 'text';
}
