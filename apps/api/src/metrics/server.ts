import { createServer } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { secondsSinceBackup } from '../backup/backups-in.ts';
import type { MetricsConfig } from '../config.ts';
import type { Connection } from '../db/connection.ts';
import { VERSION } from '../version.ts';
import { buildInfo, readGauge, registry } from './metrics.ts';
import { type Queues, readQueues } from './queues.ts';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Publishes the metrics of this process for Prometheus at `/metrics`, on a port of its own, since they are for
 * operators and not for visitors.
 *
 * @throws errors of `listen`
 */
export async function startMetricsServer(
  { host, port, backupDir }: MetricsConfig,
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
): Promise<MetricsServer> {
  let queues: Queues | undefined;
  let backupAge: number | undefined;
  const gauges: [string, string, () => number | undefined][] = [
    ['campetto_database_up', 'Whether the database responds', () => (queues ? 1 : 0)],
    ['campetto_database_pool_total', 'Connections to the database', () => pool.totalCount],
    ['campetto_database_pool_idle', 'Of these, unused ones', () => pool.idleCount],
    ['campetto_database_pool_waiting', 'Work that waits for one', () => pool.waitingCount],
    ['campetto_database_pool_max', 'The most connections', () => pool.options.max],
    [
      'campetto_comparisons_waiting',
      'Venues that were not compared with others yet, of all servers; at most 10,000 are counted',
      () => queues?.comparisons,
    ],
    [
      'campetto_decision_runs_waiting',
      'Decisions on many venues that no server works on, of all servers',
      () => queues?.decisionRuns,
    ],
    [
      'campetto_backup_age_seconds',
      'Since the latest whole backup was begun; infinite without one',
      () => backupAge,
    ],
  ];
  for (const gauge of gauges) readGauge(...gauge);
  buildInfo.set({ version: VERSION }, 1);
  if (!registry.getSingleMetric('process_cpu_seconds_total')) {
    collectDefaultMetrics({ register: registry });
  }

  async function collect(): Promise<string> {
    queues = await readQueues(db);
    if (backupDir !== undefined) backupAge = await secondsSinceBackup(backupDir);
    return registry.metrics();
  }

  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await collect();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
