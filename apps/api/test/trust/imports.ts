import { hostileFile } from '../imports/hostile-files.ts';
import { unsignedToken } from '../support/identity.ts';
import { MEGABYTE, memoryOf, peakDuring } from '../support/memory.ts';
import { freePort, startServer } from '../support/processes.ts';
import { query } from '../support/query.ts';
import type { TrustPromise } from './promise.ts';

const FILES = 300;
/** Milliseconds; a file takes less than a second. */
const LONGEST = 20_000;
/** Milliseconds at the 99th percentile. */
const LOOP_DELAY = 100;

/** How long the server's event loop was busy since the previous call, in milliseconds. */
async function loopDelay(metricsPort: number) {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e-]+)$/m.exec(text)?.[1]) * 1000;
}

export const imports: TrustPromise = {
  name: 'hostile imports neither fail the server nor lose a good record',
  async prove({ createDatabase, seed }, part) {
    const url = await createDatabase();
    const metricsPort = await freePort();
    const server = await startServer({
      DATABASE_URL: url,
      METRICS_PORT: String(metricsPort),
    });
    /** Status 0 when there is no response in time. */
    const post = async (path: string, { name, content }: ReturnType<typeof hostileFile>) => {
      try {
        const response = await fetch(`${server.address}${path}?file=${name}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${unsignedToken()}` },
          body: new Uint8Array(content),
          signal: AbortSignal.timeout(LONGEST),
        });
        return { status: response.status, text: await response.text() };
      } catch {
        return { status: 0, text: '' };
      }
    };
    const files = Math.ceil(FILES * part);
    const good: string[] = [];
    const failed: string[] = [];
    const sendAll = async () => {
      for (let index = 0; index < files; index += 1) {
        const file = hostileFile(seed + index);
        good.push(...file.good);
        const preview = await post('/api/imports/preview', file);
        const { status, text } = await post('/api/imports', file);
        const isReported = text.trimEnd().split('\n').at(-1)?.includes('"type":"report"');
        if (preview.status !== 200 || status !== 200 || !isReported) failed.push(file.name);
      }
    };
    const pid = server.child.pid ?? 0;
    const { pss: idle } = await memoryOf(pid);
    await loopDelay(metricsPort);
    const { pss: peak } = await peakDuring(pid, sendAll);
    const delay = await loopDelay(metricsPort);
    await server.end('SIGTERM');
    const rows = await query<{ id: string }>(
      url,
      'SELECT source_id AS id FROM venue_sources WHERE source_id = ANY ($1)',
      [good],
    );
    const stored = new Set(rows.map(({ id }) => id));
    const missing = new Set(good.filter((id) => !stored.has(id))).size;
    const more = Math.round((peak - idle) / MEGABYTE);
    return {
      figure: `${files} files, ${failed.length} failed ${failed.slice(0, 3).join()}, ${good.length} good records, ${missing} missing; loop delay p99 ${delay.toFixed()} ms, ${more} MB more`,
      // Short forms run on machines of any speed.
      isKept: failed.length === 0 && missing === 0 && (part < 1 || delay <= LOOP_DELAY),
    };
  },
};
