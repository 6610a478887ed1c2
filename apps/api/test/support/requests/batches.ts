import {
  type DecisionRun,
  decisionRunSchema,
  decisionRunsSchema,
  ENDPOINTS,
  type UndoBatchEvent,
  type UndoBatchReport,
  undoBatchEventSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import { expect, vi } from 'vitest';
import type { Server } from '../app.ts';

/** The events of a streamed response, each in the shape of the schema. */
async function readEvents<Schema extends v.GenericSchema>(
  { request }: Server,
  { method, path }: (typeof ENDPOINTS)[keyof typeof ENDPOINTS],
  body: object,
  schema: Schema,
): Promise<v.InferOutput<Schema>[]> {
  const { status, headers, text } = await request(method, path, { body });
  expect(status, text).toBe(200);
  expect(headers['content-type']).toBe('application/x-ndjson');
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => v.parse(schema, JSON.parse(line)));
}

/** Starts a decision on many venues, and returns its run at that moment. */
export async function startRun(
  { request }: Pick<Server, 'request'>,
  body: object,
): Promise<DecisionRun> {
  const { method, path } = ENDPOINTS.decisions;
  const response = await request(method, path, { body });
  expect(response.status, JSON.stringify(response.body)).toBe(202);
  return v.parse(decisionRunSchema, response.body);
}

/** The runs of the administrator that were not dismissed. */
export async function listRuns({ request }: Server): Promise<DecisionRun[]> {
  const { method, path } = ENDPOINTS.decisionRuns;
  return v.parse(decisionRunsSchema, (await request(method, path)).body);
}

/** Waits until a run is as expected. */
export function untilRun(
  server: Server,
  { batchId }: DecisionRun,
  isExpected: (run: DecisionRun) => boolean,
): Promise<DecisionRun> {
  return vi.waitUntil(
    async () => (await listRuns(server)).find((run) => run.batchId === batchId && isExpected(run)),
    { timeout: 40_000, interval: 10 },
  );
}

/** Decides on many venues, and returns the run at its end. */
export async function decideBatch(server: Server, body: object): Promise<DecisionRun> {
  const run = await startRun(server, body);
  const ended = await untilRun(server, run, ({ state }) => state !== 'running');
  const { method, path } = ENDPOINTS.dismissRun;
  await server.request(method, path, { body: { batchId: run.batchId } });
  return ended;
}

/** Undoes a batch, and returns the events and the report. */
export async function undoBatch(
  server: Server,
  batchId: string,
): Promise<{ events: UndoBatchEvent[]; report: UndoBatchReport }> {
  const body = { batchId };
  const events = await readEvents(server, ENDPOINTS.undoBatch, body, undoBatchEventSchema);
  const last = events.at(-1);
  if (last?.type !== 'report') throw new Error('the undo ended without its report');
  return { events, report: last.report };
}
