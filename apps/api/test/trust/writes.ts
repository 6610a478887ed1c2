import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatedly } from '../support/failures/background.ts';
import { startServer } from '../support/processes.ts';
import { percentile, type TrustPromise } from './promise.ts';
import { createWriter, type Writer, write } from './writer.ts';

const KILLS = 200;
const WRITES = 50_000;
const WRITERS = 8;
/** Milliseconds until the killed server responds again, at the 95th percentile. */
const OPEN_AGAIN = 2000;

/** Whether the system still lists a process. */
function isThere(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Each writer changes its own venue, whose version counts the changes, while both processes are killed. */
export const writesSurvive: TrustPromise = {
  name: 'acknowledged writes survive SIGKILL of server and PostgreSQL',
  async prove(_context, part) {
    const kills = Math.ceil(KILLS * part);
    const goal = Math.ceil((WRITES * part) / kills);
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'campetto-trust-'));
    await chmod(DATA_DIR, 0o755); // for the account of PostgreSQL
    const env = { DATA_DIR, RATE_LIMIT: '1000000000' };
    const pidFile = join(DATA_DIR, 'postgres/data/postmaster.pid');
    let server = await startServer(env);
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => createWriter(server)));
    const opened: number[] = [];
    let [acknowledged, lost] = [0, 0];
    const writeOnce = async (writer: Writer) => {
      const { status, lost: before } = await write(server, writer);
      if (status === 200) acknowledged += 1;
      lost += before;
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const until = acknowledged + goal;
      const ends = writers.map((writer) => repeatedly(() => writeOnce(writer)));
      while (acknowledged < until) await sleep(1);
      const postgres = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
      const kills = [() => process.kill(postgres, 'SIGKILL'), () => server.child.kill('SIGKILL')];
      for (const end of kill % 2 ? kills : kills.toReversed()) end();
      await Promise.all(ends.map((end) => end()));
      await server.end('SIGKILL');
      // PostgreSQL does not start again until the system has removed the process, which may take a second.
      while (isThere(postgres)) await sleep(5);
      const began = performance.now();
      server = await startServer(env);
      opened.push(performance.now() - began);
    }
    for (const writer of writers) {
      const { status, lost: before } = await write(server, writer);
      lost += status === 200 ? before : writer.acknowledged;
    }
    await server.end('SIGTERM');
    await rm(DATA_DIR, { recursive: true, force: true });
    const p95 = percentile(opened, 0.95);
    return {
      figure: `${kills} kills, ${acknowledged} acknowledged, ${lost} lost; open again p95 ${(p95 / 1000).toFixed(1)} s`,
      // Short forms run on machines of any speed.
      isKept: lost === 0 && (part < 1 || p95 <= OPEN_AGAIN),
    };
  },
};
