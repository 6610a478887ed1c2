import {
  type DecisionResult,
  type DecisionsEvent,
  type DecisionsReport,
  decisionsEventSchema,
  ENDPOINTS,
  type UndoBatchEvent,
  type UndoBatchReport,
  undoBatchEventSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Server } from './app.ts';
import { unsignedToken } from './identity.ts';

/** The events of a streamed response, each in the shape of the schema. */
async function readEvents<Schema extends v.GenericSchema>(
  { app }: Server,
  { method, path: url }: (typeof ENDPOINTS)[keyof typeof ENDPOINTS],
  payload: object,
  schema: Schema,
): Promise<v.InferOutput<Schema>[]> {
  const headers = { authorization: `Bearer ${unsignedToken()}` };
  const response = await app.inject({ method, url, payload, headers });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('application/x-ndjson');
  const lines = response.body.trimEnd().split('\n');
  return lines.map((line) => v.parse(schema, JSON.parse(line)));
}

/** Decides on many venues; the events, the report, and the results of named venues. */
export async function decideBatch(
  server: Server,
  body: object,
): Promise<{ events: DecisionsEvent[]; report: DecisionsReport; results: DecisionResult[] }> {
  const events = await readEvents(server, ENDPOINTS.decisions, body, decisionsEventSchema);
  const last = events.at(-1);
  if (last?.type !== 'report') throw new Error('the batch ended without its report');
  const results = events.flatMap((event) => (event.type === 'progress' ? event.results : []));
  return { events, report: last.report, results };
}

/** Undoes a batch; the events and the report. */
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
