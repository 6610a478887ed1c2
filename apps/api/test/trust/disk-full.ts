import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../dev/embedded-postgres.ts';
import { wrongCounters } from '../support/counters.ts';
import { mountDisk } from '../support/disk.ts';
import { awaitedLater } from '../support/failures/background.ts';
import { picture } from '../support/pictures/creation.ts';
import { type ServerProcess, startServer } from '../support/processes.ts';
import { query } from '../support/query.ts';
import type { TrustPromise } from './promise.ts';
import { create, importVenues } from './submissions.ts';
import { createWriter, type Writer, write } from './writer.ts';

/** KB that are left when the disk of database and pictures fills up: each interrupts another kind of write. */
const LEFT = [0, 4, 32, 128, 512, 2048, 8192, 20_000];
/** MB: PostgreSQL begins with 60 and keeps up to 80 of its log. */
const DATA_SIZE = 220;
const TEMPORARY_SIZE = 8;
const WRITERS = 4;
/** Milliseconds for which all writers go on while the disk is full. */
const FULL_FOR = 2000;
/** Milliseconds until the server writes again once there is space. */
const RECOVERY = 30_000;
const RECORDS = 500;

/** The faults of the database and the pictures, and the acknowledged work that is missing. */
async function faultsOf(
  server: ServerProcess,
  url: string,
  acknowledged: { ids: readonly string[]; records: readonly string[] },
) {
  const count = async (text: string, values?: unknown[]) =>
    Number((await query<{ count: string }>(url, text, values))[0]?.count);
  const stored = await count('SELECT count(*) FROM venues WHERE id = ANY ($1)', [acknowledged.ids]);
  let lost = acknowledged.ids.length - stored;
  for (const record of acknowledged.records) {
    const imported = await count('SELECT count(*) FROM venue_sources WHERE source_id LIKE $1', [
      `import:${record}-%`,
    ]);
    lost += RECORDS - imported;
  }
  // Each venue came from a source or has its creation in the activity.
  const broken =
    (await wrongCounters(url)).length +
    (await count(
      `SELECT count(*) FROM venues WHERE NOT EXISTS (SELECT FROM venue_sources WHERE venue_id = venues.id)
          AND NOT EXISTS (SELECT FROM activity WHERE venue_id = venues.id AND kind = 'created')`,
    ));
  const pictures = await query<{ path: string }>(
    url,
    "SELECT folder_path || '/' || photo_file_name AS path FROM venues WHERE photo_file_name IS NOT NULL",
  );
  let missing = 0;
  for (const { path } of pictures) {
    const response = await fetch(`${server.address}/media/${path}`);
    await response.arrayBuffer();
    if (!response.ok) missing += 1;
  }
  return { lost, broken: broken + missing };
}

/** Database and pictures share a disk, as on a server without `DATABASE_URL`; temporary files are on another. */
export const diskFull: TrustPromise = {
  name: 'full disks break no row, lose nothing and are recovered from',
  async prove(_context, part) {
    const points = LEFT.slice(0, Math.ceil(LEFT.length * part));
    await using data = await mountDisk(DATA_SIZE);
    await using temporary = await mountDisk(TEMPORARY_SIZE);
    const env = {
      DATA_DIR: data.path,
      TMPDIR: temporary.path,
      RATE_LIMIT: '1000000000',
      LOG_LEVEL: 'silent',
    };
    let server = await startServer(env);
    const statuses = new Map<number, number>();
    const acknowledged = { writes: 0, ids: [] as string[], records: [] as string[] };
    const countStatus = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    let lostWrites = 0;
    const update = async (writer: Writer) => {
      const { status, lost } = await write(server, writer);
      if (status === 200) acknowledged.writes += 1;
      lostWrites += lost;
      return status;
    };
    const bytes = await picture('pillow-hopper.jpg');
    const add = async () => {
      const { status, id } = await create(server, bytes);
      if (id) acknowledged.ids.push(id);
      return status;
    };
    const importMore = async () => {
      const record = `full-${acknowledged.records.length}`;
      const { status, isWhole } = await importVenues(server, record, RECORDS);
      if (isWhole) acknowledged.records.push(record);
      return status;
    };
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => createWriter(server)));
    const tasks = [...writers.map((writer) => () => update(writer)), add, importMore];
    /** Whether the server writes again by itself; a process that ended is started again, as a supervisor does. */
    const recovers = async () => {
      const deadline = Date.now() + RECOVERY;
      while (Date.now() < deadline) {
        if (server.child.exitCode !== null) {
          starts += 1;
          server = await startServer(env);
        }
        const again = await Promise.all(tasks.map((task) => task()));
        if (again.every((status) => status === 200 || status === 201)) return true;
        await sleep(200);
      }
      return false;
    };
    let [starts, recovered] = [0, 0];
    for (const left of points) {
      const until = Date.now() + FULL_FOR;
      const workOn = async (task: () => Promise<number>) => {
        while (Date.now() < until && server.child.exitCode === null) countStatus(await task());
      };
      const working = awaitedLater(Promise.all(tasks.map(workOn)));
      await data.fill(left);
      await working;
      await data.empty();
      if (await recovers()) recovered += 1;
    }
    await temporary.fill(0);
    const refused = await importVenues(server, 'refused', RECORDS);
    await temporary.empty();
    const isRefused = refused.status === 503 && (await recovers());
    const postgres = await startEmbeddedPostgres(data.path);
    const { lost, broken } = await faultsOf(server, postgres.url, acknowledged);
    await postgres.release();
    await server.end('SIGTERM');
    const others = [...statuses].filter(([status]) => ![0, 200, 201, 503].includes(status));
    const { writes, ids, records } = acknowledged;
    return {
      figure: `${points.length} times full, ${writes} changes, ${ids.length} pictures and ${records.length} imports acknowledged, ${lost + lostWrites} lost, ${broken} broken; ${recovered} recovered, ${starts} after a new start; ${statuses.get(503) ?? 0} × 503, ${others.length === 0 ? 'no other error' : others.map(([status, times]) => `${times} × ${status}`).join()}`,
      isKept:
        lost + lostWrites + broken === 0 &&
        recovered === points.length &&
        isRefused &&
        others.length === 0,
    };
  },
};
