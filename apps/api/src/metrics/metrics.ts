import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** All metrics of this process, with values of few known words as labels only. `server.ts` publishes them. */
export const registry = new Registry();
const registers = [registry];

export const buildInfo = new Gauge({
  name: 'campetto_build_info',
  help: 'Always 1, with the version of this server',
  labelNames: ['version'],
  registers,
});

export const requests = new Counter({
  name: 'campetto_http_requests_total',
  help: 'Requests that were responded to, by the path of the route and the class of the status',
  labelNames: ['method', 'route', 'status'],
  registers,
});

export const requestDuration = new Histogram({
  name: 'campetto_http_request_duration_seconds',
  help: 'From the headers of a request to the end of its response, by the path of the route',
  labelNames: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const importsRunning = new Gauge({
  name: 'campetto_imports_running',
  help: 'Imports that this server works on',
  registers,
});

export const imports = new Counter({
  name: 'campetto_imports_total',
  help: 'Imports that have ended: completed, or failed before the end of the file',
  labelNames: ['outcome'],
  registers,
});

export const fileTasksWaiting = new Gauge({
  name: 'campetto_file_tasks_waiting',
  help: 'Imports and previews that wait for a thread',
  registers,
});

export const pictures = new Counter({
  name: 'campetto_pictures_total',
  help: 'Pictures that were received: decoded, refused by a rule, or unavailable because the decoder was',
  labelNames: ['outcome'],
  registers,
});

export const geocoderRequests = new Counter({
  name: 'campetto_geocoder_requests_total',
  help: 'Requests to the geocoder: success, timeout, or error for any other failure',
  labelNames: ['outcome'],
  registers,
});

export const decisionRunsRunning = new Gauge({
  name: 'campetto_decision_runs_running',
  help: 'Decisions on many venues that this server works on',
  registers,
});

export const maintenanceFailed = new Gauge({
  name: 'campetto_maintenance_failed',
  help: 'Whether a maintenance job of this server failed the last time, by its name',
  labelNames: ['name'],
  registers,
});

export const maintenanceSucceeded = new Gauge({
  name: 'campetto_maintenance_succeeded_timestamp_seconds',
  help: 'When a maintenance job of this server succeeded the last time, by its name',
  labelNames: ['name'],
  registers,
});

/** A gauge whose value is read when the metrics are requested; undefined: there is none now. */
export function readGauge(name: string, help: string, read: () => number | undefined): void {
  registry.removeSingleMetric(name); // of an earlier server in this process
  const gauge = new Gauge({
    name,
    help,
    registers,
    collect() {
      const value = read();
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    },
  });
}

for (const outcome of ['completed', 'failed']) imports.inc({ outcome }, 0);
for (const outcome of ['decoded', 'refused', 'unavailable']) pictures.inc({ outcome }, 0);
for (const outcome of ['success', 'timeout', 'error']) geocoderRequests.inc({ outcome }, 0);
