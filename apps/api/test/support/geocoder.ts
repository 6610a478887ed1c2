import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Geocoder {
  url: string;
  /** The requests that it received, in order. */
  requests: { at: number; url: URL; headers: IncomingMessage['headers'] }[];
  /** Responds to a request; a test replaces it to change the next responses. */
  respond: (response: ServerResponse, query: URLSearchParams) => void;
  stop(): Promise<unknown>;
}

/** A geocoder on loopback that responds by `respond`; with `[]` at first. */
export async function startGeocoder(): Promise<Geocoder> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', geocoder.url);
    geocoder.requests.push({ at: Date.now(), url, headers: request.headers });
    geocoder.respond(response, url.searchParams);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const geocoder: Geocoder = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    respond: (response) => response.end('[]'),
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
  return geocoder;
}

/** The recorded responses of a file: their names and texts. */
export async function recordedResponses(file: string): Promise<{ name: string; text: string }[]> {
  const content = await readFile(
    new URL(`../addresses/recorded/${file}.ndjson`, import.meta.url),
    'utf8',
  );
  return content
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
