import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FILE_FORMATS, VENUE_STATUSES } from '@campetto/contract';
import { Client, Query } from 'pg';
import { signedToken, startKeyServer } from '../test/support/keys.ts';
import { MEGABYTE, memoryOf, peakDuring } from '../test/support/memory.ts';
import { onFilled } from './databases.ts';

// Measures the time and memory of an export of the whole directory, compared with the same rows read by
// the bare driver in one statement and written as JSON:
// `pnpm bench export --sizes 10000,100000,1000000` (on Linux: memory is read from /proc)

const { values: flags } = parseArgs({
  options: { sizes: { type: 'string', default: '10000,100000,1000000' } },
});

/** Downloads a path and counts its bytes. */
const download = (url: string, authorization: string) =>
  new Promise<number>((resolve, reject) => {
    request(url, { headers: { authorization } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => resolve(bytes)).once('error', reject);
    })
      .once('error', reject)
      .end();
  });

/** Reads the same rows in one statement, each written as JSON, and returns the seconds that it took. */
async function readBare(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const began = performance.now();
  let bytes = 0;
  for (const status of VENUE_STATUSES) {
    const query = client.query(
      new Query(
        `SELECT v.*, s.source_id FROM venues v LEFT JOIN venue_sources s ON s.venue_id = v.id
         WHERE status = $1 ORDER BY v.created_at DESC, v.id DESC`,
        [status],
      ),
    );
    query.on('row', (row) => {
      bytes += JSON.stringify(row).length;
    });
    await once(query, 'end');
  }
  await client.end();
  if (bytes === 0) throw new Error('nothing was read');
  return (performance.now() - began) / 1000;
}

async function benchSize(size: number, databaseUrl: string, keysPort: number) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("INSERT INTO venue_sources SELECT source, 'bench:' || id, id, '' FROM venues");
  await client.query('VACUUM ANALYZE venue_sources');
  await client.end();

  const server = fork(
    fileURLToPath(new URL('./server.ts', import.meta.url)),
    [databaseUrl, String(keysPort)],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const [address] = (await once(server, 'message')) as [string];
  const authorization = `Bearer ${signedToken()}`;
  const path = (format: string, status: string, more = '') =>
    `${address}/api/venues/export?format=${format}&status=${status}${more}`;
  // One-time costs of the first request are not measured.
  await download(path('csv', 'discarded', '&country=uk'), authorization);
  const { pss: idle } = await memoryOf(server.pid ?? 0);
  const bare = await readBare(databaseUrl);
  for (const format of FILE_FORMATS) {
    let bytes = 0;
    const began = performance.now();
    const { pss: peak } = await peakDuring(server.pid ?? 0, async () => {
      for (const status of VENUE_STATUSES) {
        bytes += await download(path(format, status), authorization);
      }
    });
    const seconds = (performance.now() - began) / 1000;
    const cells = [
      ...[size, format, (bytes / MEGABYTE).toFixed(0), seconds.toFixed(1)],
      ...[(size / seconds).toFixed(0), (size / bare).toFixed(0), (seconds / bare).toFixed(2)],
      ...[idle, peak, peak - idle].map((bytes) => (bytes / MEGABYTE).toFixed(0)),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

console.log(
  '| venues | format | MB | s | venues/s | driver alone /s | server : driver | idle MB | peak MB | more MB |\n' +
    '|---|---|---|---|---|---|---|---|---|---|',
);
const keys = await startKeyServer();
try {
  await onFilled(flags.sizes.split(',').map(Number), (size, url) =>
    benchSize(size, url, keys.port),
  );
} finally {
  await keys.stop();
}
