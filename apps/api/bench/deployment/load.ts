import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { pictureUrl, venueReviewItemSchema } from '@campetto/contract';
import * as v from 'valibot';
import { unsignedToken } from '../../test/support/identity.ts';
import { browser, type HttpResponse } from './client.ts';

/** One request; the times in milliseconds of `performance.now()`. */
export interface Attempt {
  kind: 'list' | 'decision' | 'picture';
  began: number;
  ended: number;
  status: number;
}

/** Milliseconds after which a client repeats a request that failed. */
const REPEATED_AFTER = 200;
const PICTURE_EVERY = 500;
/** Of this many venues, one is decided on by two administrators at once. */
const RACE_EVERY = 10;

const PICTURE = new URL('../../test/pictures/samples/pillow-hopper.jpg', import.meta.url);

/** Whether a response is as expected; of two administrators who decide at once, the second receives 409. */
export const hasSucceeded = ({ status }: Attempt) => status === 200 || status === 409;

/** Sends requests of many administrators until it is stopped, and records the response to each. */
export function startLoad(
  address: string,
  paths: string[],
  count: { lists: number; deciders: number },
) {
  const attempts: Attempt[] = [];
  /** How often a decision on each venue was acknowledged. */
  const decided = new Map<string, number>();
  const pictures: string[] = [];
  let hasEnded = false;
  let clients = 0;
  const open: ReturnType<typeof browser>[] = [];
  const newBrowser = () => {
    clients += 1;
    const token = unsignedToken({ sub: `admin-${clients}`, email: `admin-${clients}@example.org` });
    const client = browser(address, `127.1.0.${clients}`, token);
    open.push(client);
    return client;
  };

  const attempt = async (kind: Attempt['kind'], send: () => Promise<HttpResponse>) => {
    const began = performance.now();
    const response = await send();
    attempts.push({ kind, began, ended: performance.now(), status: response.status });
    return response;
  };
  /** Repeats a request with the same idempotency key until the server responds with its result. */
  const untilItSucceeds = async (
    kind: Attempt['kind'],
    send: (key: string) => Promise<HttpResponse>,
  ) => {
    const key = randomUUID();
    for (;;) {
      const response = await attempt(kind, () => send(key));
      if (response.status !== 0 && response.status < 500) return response;
      await sleep(REPEATED_AFTER);
    }
  };

  const list = async (client = newBrowser()) => {
    while (!hasEnded) {
      const { status } = await attempt('list', () =>
        client.send('GET', '/api/venues/scraped?limit=20'),
      );
      if (status !== 200) await sleep(REPEATED_AFTER);
    }
  };
  const decide = async (client: ReturnType<typeof browser>, folderPath: string) => {
    const body = JSON.stringify({ folderPath, country: 'Italia', city: 'Milano' });
    const { status } = await untilItSucceeds('decision', (key) =>
      client.send(
        'POST',
        '/api/venues/approve',
        { 'content-type': 'application/json', 'idempotency-key': key },
        body,
      ),
    );
    if (status === 200) decided.set(folderPath, (decided.get(folderPath) ?? 0) + 1);
  };
  let next = 0;
  const decideAll = async (client = newBrowser(), rival = newBrowser()) => {
    while (!hasEnded) {
      const path = paths[next];
      next += 1;
      if (path === undefined) throw new Error('There are too few venues for this load.');
      const racing = next % RACE_EVERY === 0 ? [client, rival] : [client];
      await Promise.all(racing.map((one) => decide(one, path)));
    }
  };
  const addPictures = async (client = newBrowser()) => {
    const bytes = new Uint8Array(await readFile(PICTURE));
    while (!hasEnded) {
      const form = new FormData();
      form.set('folderPath', paths.pop() ?? '');
      form.set('image', new Blob([bytes]), 'photo.jpg');
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      const body = new Uint8Array(await encoded.arrayBuffer());
      const { status, text } = await untilItSucceeds('picture', (key) =>
        client.send(
          'PUT',
          '/api/venues/picture',
          { 'content-type': type, 'idempotency-key': key },
          body,
        ),
      );
      if (status === 200) {
        const { folderPath, metadata } = v.parse(venueReviewItemSchema, JSON.parse(text));
        pictures.push(pictureUrl('/media', folderPath, metadata.photoFileName ?? ''));
      }
      await sleep(PICTURE_EVERY);
    }
  };

  const running = Promise.all([
    ...Array.from({ length: count.lists }, () => list()),
    ...Array.from({ length: count.deciders }, () => decideAll()),
    addPictures(),
  ]);
  running.catch(() => {}); // reported by stop()
  return {
    attempts,
    decided,
    pictures,
    async stop() {
      hasEnded = true;
      await running;
      for (const client of open) client.close();
    },
  };
}
