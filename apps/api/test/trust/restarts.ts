import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../dev/embedded-postgres.ts';
import { repeatedly } from '../support/failures/background.ts';
import { startServer } from '../support/processes.ts';
import { openProxy } from '../support/proxy.ts';
import type { TrustPromise } from './promise.ts';
import { createWriter, type Writer, write } from './writer.ts';

const RESTARTS = 20;
const WRITERS = 8;
/** Acknowledged writes between two restarts. */
const BETWEEN = 200;

const portOf = ({ url }: EmbeddedPostgres) => Number(new URL(url).port);

/** PostgreSQL is shut down or killed in turn, and started again, while all writers write. */
export const restarts: TrustPromise = {
  name: 'restarts of the database under load lose nothing and cause only 503',
  async prove(_context, part) {
    const count = Math.ceil(RESTARTS * part);
    const dataDir = await mkdtemp(join(tmpdir(), 'campetto-trust-'));
    await chmod(dataDir, 0o755); // for the account of PostgreSQL
    let postgres = await startEmbeddedPostgres(dataDir);
    // One address for a PostgreSQL that has another port after each restart.
    const proxy = await openProxy(() => portOf(postgres));
    const url = Object.assign(new URL(postgres.url), { port: String(proxy.port) });
    const server = await startServer({
      DATABASE_URL: url.href,
      RATE_LIMIT: '1000000000',
      LOG_LEVEL: 'silent',
    });
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => createWriter(server)));
    const statuses = new Map<number, number>();
    let [acknowledged, lost] = [0, 0];
    const writeOnce = async (writer: Writer) => {
      const { status, lost: before } = await write(server, writer);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) acknowledged += 1;
      lost += before;
    };
    const ends = writers.map((writer) => repeatedly(() => writeOnce(writer)));
    const untilWritten = async (goal: number) => {
      while (acknowledged < goal) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    for (let restart = 0; restart < count; restart += 1) {
      await untilWritten(acknowledged + BETWEEN);
      const pidFile = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
      process.kill(Number(pidFile.split('\n')[0]), restart % 2 ? 'SIGKILL' : 'SIGINT');
      await postgres.release();
      postgres = await startEmbeddedPostgres(dataDir);
    }
    await untilWritten(acknowledged + BETWEEN);
    await Promise.all(ends.map((end) => end()));
    await server.end('SIGTERM');
    proxy.close();
    await postgres.release();
    await rm(dataDir, { recursive: true, force: true });
    const others = [...statuses].filter(([status]) => status !== 200 && status !== 503);
    return {
      figure: `${count} restarts, ${acknowledged} acknowledged, ${lost} lost, ${statuses.get(503) ?? 0} × 503, ${others.length === 0 ? 'no other error' : others.map(([status, times]) => `${times} × ${status}`).join()}`,
      isKept: lost === 0 && others.length === 0,
    };
  },
};
