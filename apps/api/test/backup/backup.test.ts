import { execFileSync } from 'node:child_process';
import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pictureCopies } from '@campetto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../src/durations.ts';
import { repeatedly } from '../support/failures/background.ts';
import { startBucket } from '../support/pictures/bucket.ts';
import { pictureForm, plainPng } from '../support/pictures/creation.ts';
import { type ServerProcess, startServer } from '../support/processes.ts';
import { query } from '../support/query.ts';
import { importSample } from '../support/requests/imports.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import {
  findInstalledPostgres,
  type InstalledPostgres,
  runBackupCommand,
  startInstalledPostgres,
} from './installed-postgres.ts';

const bin = findInstalledPostgres();
if (!bin) console.log('Skipped, because the Debian package postgresql is not installed.');

const run = (name: 'backup' | 'restore', args: string[], env: Record<string, string>) =>
  runBackupCommand(bin ?? '', name, args, env);

/** All rows of all tables, and the values of all sequences. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const content: Record<string, unknown> = {
    sequences: await query(
      url,
      'SELECT schemaname, sequencename, last_value FROM pg_sequences ORDER BY 1, 2',
    ),
  };
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(
      url,
      `SELECT t::text AS row FROM ${name} t ORDER BY 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

/** Tables, indexes, functions and triggers, as SQL. */
const schemaOf = (url: string) =>
  execFileSync(join(bin ?? '', 'pg_dump'), ['--schema-only', '--no-comments', `--dbname=${url}`])
    .toString()
    .replaceAll(/^\\.*$/gm, '');

/** All files below a folder with their bytes. */
async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const files = paths.map(
    async (path) => [path.slice(folder.length), await readFile(path, 'base64')] as const,
  );
  return new Map((await Promise.all(files)).sort());
}

describe.skipIf(!bin)('a backup', () => {
  let postgres: InstalledPostgres;
  const parent = temporaryFolder();
  let databaseUrl: string;
  let dataDir: string;
  let server: ServerProcess;
  let folderPaths: string[];

  const start = (url: string, data: string) => startServer({ DATABASE_URL: url, DATA_DIR: data });

  async function putPicture(folderPath: string, background: string) {
    const form = pictureForm(folderPath, await plainPng(400, 300, background));
    expect((await server.request('PUT', '/api/venues/picture', form)).status).toBe(200);
  }

  /** An empty database and folder, and the environment of a command that restores into them. */
  async function emptyPlace() {
    const url = await postgres.createDatabase();
    const data = await mkdtemp(join(parent, 'restored-'));
    return { url, data, env: { DATABASE_URL: url, DATA_DIR: data } };
  }

  const backUp = async (target: string, ...options: string[]) => {
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    const { code, output } = await run('backup', [...options, target], env);
    const [folder = ''] = output.split(': database and');
    return { code, output, folder };
  };

  /** The environment of a backup whose pg_dump first runs a script. */
  async function withScript(script: string) {
    const programs = await mkdtemp(join(parent, 'programs-'));
    const program = `#!/bin/sh\n${script}\nexec ${bin}/pg_dump "$@"\n`;
    await writeFile(join(programs, 'pg_dump'), program, { mode: 0o755 });
    return { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PATH: `${programs}:/bin:/usr/bin` };
  }

  const psql = (statement: string) =>
    `${bin}/psql --quiet --output=/dev/null --dbname='${databaseUrl}' --command="${statement}"`;

  beforeAll(async () => {
    postgres = await startInstalledPostgres(bin ?? '');
    databaseUrl = await postgres.createDatabase();
    dataDir = join(parent, 'data');
    await mkdir(dataDir);
    server = await start(databaseUrl, dataDir);
    await importSample(server);
    const venues = await query<{ folder_path: string }>(
      databaseUrl,
      'SELECT folder_path FROM venues ORDER BY id LIMIT 5',
    );
    folderPaths = venues.map((venue) => venue.folder_path);
    await putPicture(folderPaths[0] ?? '', 'red');
    await putPicture(folderPaths[0] ?? '', 'green'); // the red one waits for its removal
    await putPicture(folderPaths[1] ?? '', 'blue');
  });
  afterAll(async () => {
    await server?.end('SIGTERM');
    await postgres?.stop();
  });

  test('that was restored has every row, sequence, trigger and picture file', async () => {
    await server.end('SIGTERM');
    const target = join(parent, 'still');
    const [content, schema, files] = [
      await contentOf(databaseUrl),
      schemaOf(databaseUrl),
      await filesOf(dataDir),
    ];
    expect(files.size).toBeGreaterThanOrEqual(6);
    const { folder, code } = await backUp(target);
    expect(code).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);

    const { url, data, env } = await emptyPlace();
    const restored = await run('restore', [folder], env);
    expect(restored.output).toMatch(/^Restored the backup of .+: \d+ venues\.\n$/);
    expect(await contentOf(url)).toEqual(content);
    expect(schemaOf(url)).toBe(schema);
    expect(await filesOf(data)).toEqual(files);
    const analyzed = await query(
      url,
      "SELECT FROM pg_stats WHERE tablename = 'venues' AND attname = 'status'",
    );
    expect(analyzed).toHaveLength(1);

    const again = await run('restore', [folder], env);
    expect(again).toEqual({
      code: 1,
      output: 'The database is not empty. Restore into a new one.\n',
    });
    server = await start(url, data);
    expect((await server.request('GET', '/api/venues/count')).status).toBe(200);
    await server.end('SIGTERM');
    server = await start(databaseUrl, dataDir);
  });

  test('from a folder is restored into a bucket, and from there into a folder', async () => {
    const bucket = await startBucket();
    const env = {
      MEDIA_URL: 's3://pictures/restored',
      AWS_ENDPOINT_URL_S3: bucket.config.endpoint,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    };
    const { folder } = await backUp(join(parent, 'to-bucket'));
    const files = await filesOf(join(folder, 'media'));
    expect(files.size).toBeGreaterThanOrEqual(4);
    const url = await postgres.createDatabase();
    const restored = await run('restore', [folder], { ...env, DATABASE_URL: url });
    expect(restored.output).toMatch(/^Restored/);

    const target = join(parent, 'of-bucket');
    const again = await run('backup', [target], { ...env, DATABASE_URL: url });
    expect(again.output).toContain(`database and ${files.size} picture files.`);
    const [ofBucket = ''] = again.output.split(': database and');
    expect(await filesOf(join(ofBucket, 'media'))).toEqual(files);
    const place = await emptyPlace();
    expect((await run('restore', [ofBucket], place.env)).code).toBe(0);
    expect(await contentOf(place.url)).toEqual(await contentOf(url));
    expect(await filesOf(join(place.data, 'media'))).toEqual(files);
    await bucket.stop();
  });

  test('that was written while the server worked is of one moment', async () => {
    const colours = ['#100', '#200', '#300', '#400', '#500', '#600', '#700', '#800', '#900'];
    const endWork = repeatedly((sent) =>
      putPicture(folderPaths[sent % 5] ?? '', colours[sent % 9] ?? ''),
    );
    const { folder, output } = await backUp(join(parent, 'live'));
    await endWork();
    expect(output).not.toContain('not exist');
    const { url, data, env } = await emptyPlace();
    expect((await run('restore', [folder], env)).code).toBe(0);
    const [counted] = await query<{ venues: number; sum: number }>(
      url,
      'SELECT (SELECT count(*) FROM venues)::int AS venues, (SELECT sum(count) FROM venue_counts)::int AS sum',
    );
    expect(counted?.sum).toBe(counted?.venues);
    const shown = await query<{ path: string }>(
      url,
      `SELECT folder_path || '/' || photo_file_name AS path FROM venues WHERE photo_file_name IS NOT NULL`,
    );
    const files = await filesOf(join(data, 'media'));
    expect(shown.length).toBeGreaterThanOrEqual(2);
    for (const { path } of shown) expect([...files.keys()]).toContain(`/${path}`);
  });

  test('does not contain what is stored between the begin of the backup and that of the dump', async () => {
    const env = await withScript(psql("INSERT INTO search_words VALUES ('later')"));
    const { output } = await run('backup', [join(parent, 'moment')], env);
    const [folder = ''] = output.split(': database and');
    const { url, env: emptyEnv } = await emptyPlace();
    expect((await run('restore', [folder], emptyEnv)).code).toBe(0);
    expect(await query(url, "SELECT FROM search_words WHERE word = 'later'")).toEqual([]);
    const stored = await query(
      databaseUrl,
      "DELETE FROM search_words WHERE word = 'later' RETURNING word",
    );
    expect(stored).toHaveLength(1);
  });

  test('takes longer than the limits of the database user', async () => {
    const env = await withScript('sleep 1');
    const database = new URL(databaseUrl).pathname.slice(1);
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];
    for (const limit of limits) {
      await query(databaseUrl, `ALTER ROLE campetto IN DATABASE ${database} SET ${limit} = 500`);
    }
    const { code, output } = await run('backup', [join(parent, 'slow')], env);
    await query(databaseUrl, `ALTER ROLE campetto IN DATABASE ${database} RESET ALL`);
    expect([code, output]).toEqual([0, expect.stringContaining(': database and')]);
  });

  test('links the pictures of the one before, and removes what is older than it may be', async () => {
    const target = join(parent, 'daily');
    const old = join(target, '2020-01-01T00-00-00.000Z');
    await mkdir(old, { recursive: true });
    await mkdir(join(target, 'notes'));
    const interrupted = new Date(Date.now() - 2 * DAY).toISOString().replaceAll(':', '-');
    const begun = new Date().toISOString().replaceAll(':', '-');
    for (const name of [interrupted, begun]) await mkdir(join(target, `${name}.part`));
    const first = await backUp(target);
    const second = await backUp(target, '--keep-days', '30');
    const [path = ''] = [...(await filesOf(join(first.folder, 'media'))).keys()];
    const inode = async (folder: string) => (await stat(join(folder, 'media', path))).ino;
    expect(await inode(second.folder)).toBe(await inode(first.folder));
    expect((await readdir(target)).sort()).toEqual([
      `${begun}.part`,
      ...[first, second].map(({ folder }) => basename(folder)),
      'notes',
    ]);
  });

  test('of the future is neither linked nor removed, but reported', async () => {
    const target = join(parent, 'future');
    const first = await backUp(target);
    const [path = ''] = [...(await filesOf(join(first.folder, 'media'))).keys()];
    const future = join(target, '2999-01-01T00-00-00.000Z');
    await rename(first.folder, future);
    const second = await backUp(target);
    expect(second.code).toBe(1);
    expect(second.output).toMatch(
      `${future} has a time in the future: rename it to the time at which it was written, or remove it.\n`,
    );
    const links = async (folder: string) => (await stat(join(folder, 'media', path))).nlink;
    expect([await links(future), await links(second.folder)]).toEqual([1, 1]);
    await rename(future, first.folder);
    expect((await backUp(target)).code).toBe(0);
  });

  test('that is damaged or no backup is not restored', async () => {
    const { folder } = await backUp(join(parent, 'damaged'));
    const { url, data, env } = await emptyPlace();
    for (const name of ['pictures.txt', 'database.dump']) {
      const file = join(folder, name);
      await rename(file, `${file}-away`);
      const { code, output } = await run('restore', [folder], env);
      await rename(`${file}-away`, file);
      expect([code, output]).toEqual([1, `${name} is missing in the backup.\n`]);
    }
    await appendFile(join(folder, 'database.dump'), 'x');
    const damaged = await run('restore', [folder], env);
    expect(damaged.output).toMatch(/database\.dump is not the file that was written/);
    expect(damaged.code).toBe(1);
    expect((await run('restore', [parent], env)).output).toMatch(/is not a backup\.\n$/);
    expect(await contentOf(url)).toEqual({ sequences: [] });
    expect(await readdir(data)).toEqual([]);
  });

  test('is not restored into a database in which a search would not find Greek', async () => {
    const { folder } = await backUp(join(parent, 'ascii'));
    const url = new URL(databaseUrl);
    url.pathname = 'ascii';
    const options = "ENCODING SQL_ASCII LOCALE 'C' TEMPLATE template0";
    await query(databaseUrl, `CREATE DATABASE ascii ${options}`);
    const env = { ...(await emptyPlace()).env, DATABASE_URL: url.href };
    const { code, output } = await run('restore', [folder], env);
    expect([code, output]).toEqual([1, expect.stringMatching(/^[^\n]+ SQL_ASCII [^\n]+\.\n$/)]);
  });

  test('with a picture that was damaged at the same size is not restored, and the next one has it again', async () => {
    const target = join(parent, 'zeros');
    const { folder } = await backUp(target);
    const [[path = '', content = ''] = []] = [...(await filesOf(join(folder, 'media')))];
    const file = join(folder, 'media', path);
    await writeFile(file, Buffer.alloc((await stat(file)).size));
    const { code, output } = await run('restore', [folder], (await emptyPlace()).env);
    expect([code, output]).toEqual([
      1,
      `${path.slice(1)} is not the file that was written: it is damaged.\n`,
    ]);

    const next = await backUp(target);
    expect(next.code).toBe(1);
    expect(next.output).toContain(
      `1 picture files of the backup before are damaged and were copied again, the first of them ${path.slice(1)}.\n`,
    );
    const { data, env } = await emptyPlace();
    expect((await run('restore', [next.folder], env)).code).toBe(0);
    expect((await filesOf(join(data, 'media'))).get(path)).toBe(content);
    expect((await backUp(target)).code).toBe(0);

    await copyFile(join(next.folder, 'media', path), file);
    expect((await run('restore', [folder], (await emptyPlace()).env)).code).toBe(0);
  });

  test('with a truncated picture is not restored, unless an earlier version wrote it', async () => {
    const target = join(parent, 'truncated');
    const { folder } = await backUp(target);
    const [path = ''] = [...(await filesOf(join(folder, 'media'))).keys()];
    await truncate(join(folder, 'media', path), 10);
    const { code, output } = await run('restore', [folder], (await emptyPlace()).env);
    expect([code, output]).toEqual([
      1,
      `${path.slice(1)} is not the file that was written: it is damaged.\n`,
    ]);

    const next = await backUp(target);
    expect((await stat(join(next.folder, 'media', path))).size).toBeGreaterThan(10);
    expect((await run('restore', [next.folder], (await emptyPlace()).env)).code).toBe(0);

    const file = join(folder, 'manifest.json');
    const { hashes, ...manifest } = JSON.parse(await readFile(file, 'utf8'));
    expect(Object.keys(hashes)).toContain(path.slice(1));
    await writeFile(file, JSON.stringify({ ...manifest, sizes: { [path.slice(1)]: 11 } }));
    expect((await run('restore', [folder], (await emptyPlace()).env)).output).toBe(output);
    await writeFile(file, JSON.stringify(manifest));
    expect((await run('restore', [folder], (await emptyPlace()).env)).code).toBe(0);
  });

  test('is not restored where pictures cannot be stored, and says so in a sentence', async () => {
    const { folder } = await backUp(join(parent, 'unwritable'));
    const env = { ...(await emptyPlace()).env, DATA_DIR: '/dev/null' };
    const { code, output } = await run('restore', [folder], env);
    expect(code).toBe(1);
    expect(output).toMatch(/^Pictures cannot be read or stored: [^\n]*\/dev\/null[^\n]*\n$/);
  });

  test('of a primary whose replica was promoted is refused', async () => {
    const set = (value: string) =>
      query(databaseUrl, `ALTER SYSTEM SET synchronous_standby_names = '${value}'`);
    const reload = () => query(databaseUrl, 'SELECT pg_reload_conf()');
    const target = join(parent, 'old-primary');
    await set('FIRST 1 (replica)');
    await reload();
    const { code, output } = await backUp(target);
    await set('');
    await reload();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^DATABASE_URL names a database whose writes wait for a replica [^\n]+\n$/,
    );
    expect(await readdir(target)).toEqual([]);
  });

  test('names picture files that are missing, and is usable without them', async () => {
    const [shown] = await query<{ path: string; picture: string }>(
      databaseUrl,
      `SELECT folder_path AS path, photo_file_name AS picture FROM venues
       WHERE photo_file_name IS NOT NULL`,
    );
    const [copy] = pictureCopies(shown?.picture ?? '');
    const lost = `${shown?.path}/${copy?.fileName}`;
    const file = join(dataDir, 'media', lost);
    await rename(file, `${file}-away`);
    // Recorded before its file is stored, as every upload is.
    const upload = `INSERT INTO image_uploads VALUES ('x/y/z', '${shown?.picture}', now())`;
    await query(databaseUrl, upload);
    const { folder, code, output } = await backUp(join(parent, 'lossy'));
    await query(databaseUrl, "DELETE FROM image_uploads WHERE folder_path = 'x/y/z'");
    await rename(`${file}-away`, file);
    expect(code).toBe(1);
    const { size } = await filesOf(join(folder, 'media'));
    expect(output).toContain(`: database and ${size} picture files.\n`);
    expect(output).toContain(
      `1 picture files that venues show do not exist in ${join(dataDir, 'media')}, the first of them ${lost}.`,
    );
    expect((await run('restore', [folder], (await emptyPlace()).env)).code).toBe(0);
  });

  test('notices that the store has lost all pictures, which it takes from the backup before', async () => {
    const target = join(parent, 'emptied');
    await backUp(target);
    const media = join(dataDir, 'media');
    await rename(media, `${media}-away`);
    const { folder, code, output } = await backUp(target);
    await rename(`${media}-away`, media);
    expect(code).toBe(1);
    expect(output).toMatch(/ picture files that venues show do not exist/);
    expect((await filesOf(join(folder, 'media'))).size).toBeGreaterThan(0);
  });

  test('that loses its connection leaves nothing, and says why in a sentence', async () => {
    const target = join(parent, 'ended');
    const backups = "SELECT pid FROM pg_stat_activity WHERE application_name = 'campetto-backup'";
    const end = psql(`SELECT pg_terminate_backend(pid) FROM (${backups}) AS running`);
    const env = await withScript(`${bin}/pg_dump "$@" && ${end}\nexit`);
    const { code, output } = await run('backup', [target], env);
    expect(code).toBe(1);
    // The second if PostgreSQL ends the connection during a query.
    expect(output).toMatch(/^[^\n]*(connection error|terminating connection)[^\n]*\n$/);
    expect(await readdir(target)).toEqual([]);
  });

  test('that fails leaves nothing, and says why in a sentence without the password', async () => {
    const target = join(parent, 'failed');
    const env = { DATABASE_URL: 'postgres://campetto:topsecret@127.0.0.1:1/x', DATA_DIR: dataDir };
    const { code, output } = await run('backup', [target], env);
    expect(code).toBe(1);
    expect(output).toMatch(/^DATABASE_URL names a database that cannot be used: [^\n]+\n$/);
    expect(output).not.toContain('topsecret');
    expect(await readdir(target)).toEqual([]);
    const raw = { ...env, DATABASE_URL: 'postgres://campetto:top@secret#x@127.0.0.1:1/x' };
    const unknown = await run('backup', [target], raw);
    expect(unknown.output).toMatch(/^DATABASE_URL names a host that cannot be found [^\n]+\n$/);
    expect(unknown.output).not.toContain('secret');
    const none = await run('backup', [target], {
      ...env,
      PATH: '/nowhere',
      DATABASE_URL: databaseUrl,
    });
    expect(none.output).toMatch(/^pg_dump cannot be started: [^\n]+\n$/);
    expect(await readdir(target)).toEqual([]);
  });
});
