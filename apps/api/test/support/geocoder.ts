import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Geocoder {
  url: string;
  /** What it was asked, in order. */
  requests: { at: number; url: URL; headers: IncomingMessage['headers'] }[];
  /** How it answers from now on. */
  answer: (response: ServerResponse, query: URLSearchParams) => void;
  stop(): Promise<unknown>;
}

/** A geocoder on loopback that answers as it is told; `[]` at first. */
export async function startGeocoder(): Promise<Geocoder> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', geocoder.url);
    geocoder.requests.push({ at: Date.now(), url, headers: request.headers });
    geocoder.answer(response, url.searchParams);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const geocoder: Geocoder = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer: (response) => response.end('[]'),
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
  return geocoder;
}

/** The recorded answers of a file: their names and texts. */
export async function recordedAnswers(file: string): Promise<{ name: string; text: string }[]> {
  const content = await readFile(new URL(`../geocoder/${file}.ndjson`, import.meta.url), 'utf8');
  return content
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
