import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { type ImportEvent, type ImportReport, importEventSchema } from '@campetto/contract';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { RequestOptions, Server } from '../app.ts';
import type { ServerProcess } from '../processes.ts';

/** Text, bytes, or a stream whose length is not announced. */
export type Content = string | Buffer | Readable;

export interface Upload extends Omit<RequestOptions, 'body'> {
  /** The parameters of the address; only the file name without it. */
  query?: string;
}

/** Sends a file as the body of a request. */
export function sendFile<T>(
  { request }: Pick<Server, 'request'>,
  content: Content,
  { query = 'file=venues.ndjson', ...options }: Upload = {},
  path = '/api/imports',
) {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  return request<T>('POST', `${path}?${query}`, { ...options, body });
}

/** The events of an import. */
export async function importEvents(
  server: Server,
  content: Content,
  options?: Upload,
): Promise<ImportEvent[]> {
  const { status, headers, text } = await sendFile(server, content, options);
  expect(status, text).toBe(200);
  expect(headers['content-type']).toBe('application/x-ndjson');
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => v.parse(importEventSchema, JSON.parse(line)));
}

/** The report of an import. */
export async function importReport(
  ...sent: Parameters<typeof importEvents>
): Promise<ImportReport> {
  const last = (await importEvents(...sent)).at(-1);
  if (last?.type !== 'report') throw new Error('the import ended without its report');
  return last.report;
}

/** Imports a file of the sample as a whole. */
export async function importSample(
  { request }: ServerProcess,
  file = 'trafford-active-places.csv',
): Promise<void> {
  const path = new URL(`../../../data/sample/${file}`, import.meta.url);
  const response = await request(
    'POST',
    `/api/imports?file=${basename(file)}`,
    await readFile(path),
  );
  expect(await response.text()).toContain('"type":"report"');
}
