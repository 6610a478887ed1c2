import { readdir } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { PICTURE_MAX_BYTES } from '@campetto/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formHooks } from '../../src/http/forms.ts';
import { expectProblem, type TestResponse, withServer } from '../support/app.ts';
import { awaitedLater } from '../support/failures/background.ts';
import { unsignedToken } from '../support/identity.ts';
import { CREATION, creationForm } from '../support/pictures/creation.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const server = withServer();
const temporary = temporaryFolder();
beforeAll(() => void vi.stubEnv('TMPDIR', temporary));
afterAll(() => void vi.unstubAllEnvs());

/** How long a busy machine may take to store or remove a file. */
const STORED = { timeout: 60_000 };

const administrator = (number: number) => unsignedToken({ sub: `admin-${number}` });

/** Sends the largest form with bytes that are no picture: refused with 422 if there is room for the form. */
const create = (number = 1) =>
  server.request('POST', '/api/venues/create', {
    token: administrator(number),
    body: creationForm(CREATION, Buffer.alloc(PICTURE_MAX_BYTES)),
  });

/** The beginning of a form with a picture. */
const BEGINNING =
  '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nbytes';

/** Begins a form of this length in bytes, or of an unknown one. */
function begin(number: number, length?: number) {
  const body = new PassThrough();
  body.write(BEGINNING);
  const response = server.request('POST', '/api/venues/create', {
    token: administrator(number),
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      ...(length && { 'content-length': `${length}` }),
    },
    body,
  });
  return {
    response,
    end: () => body.end(Buffer.alloc(length === undefined ? 0 : length - BEGINNING.length)),
  };
}

/**
 * The responses to the begun forms that are refused before their ends: after them, the decoder may refuse
 * more with the same status while it is busy.
 */
async function refusedBeforeTheirEnds(
  begun: ReturnType<typeof begin>[],
): Promise<TestResponse<unknown>[]> {
  const refused: TestResponse<unknown>[] = [];
  for (const { response } of begun) {
    awaitedLater(response.then((received) => refused.push(received)));
  }
  await vi.waitFor(async () => {
    // The others have stored the part of their picture that was sent.
    expect(refused.length + (await readdir(temporary)).length).toBe(begun.length);
  }, STORED);
  return [...refused];
}

describe('forms with pictures', () => {
  test('that are too large together are refused with 503, and accepted later', async () => {
    const begun = Array.from({ length: 12 }, (_, index) =>
      begin(Math.floor(index / 2), PICTURE_MAX_BYTES),
    );
    const refused = await refusedBeforeTheirEnds(begun);
    expect(refused).toHaveLength(4);
    for (const response of refused) {
      expectProblem(response, 503);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    for (const { end } of begun) end();
    await Promise.all(begun.map(({ response }) => response));
    for (let time = 0; time < 9; time += 1) expect((await create()).status).toBe(422);
  });

  // These accounts have no earlier form that may still be in transit.
  test.for([
    { title: 'of unknown length', length: undefined, one: 6, another: 7, refused: 10 },
    // Each occupies the decoder, however small it is.
    { title: 'of few bytes', length: 1000, one: 8, another: 9, refused: 2 },
  ])(
    '$title of one administrator leave room for those of others',
    async ({ length, one, another, refused }) => {
      const begun = Array.from({ length: 12 }, () => begin(one, length));
      const statuses = (await refusedBeforeTheirEnds(begun)).map(({ status }) => status);
      expect(statuses).toEqual(Array(refused).fill(503));
      const other = await create(another);
      for (const { end } of begun) end();
      await Promise.all(begun.map(({ response }) => response));
      expect(other.status).toBe(422);
      expect((await create(one)).status).toBe(422);
    },
  );

  test('whose connections break before their accounts are known leave room for others', async () => {
    const request = {
      headers: { 'content-length': `${PICTURE_MAX_BYTES}` },
      identity: { uid: 'admin-10' },
      routeOptions: { config: { access: 'administrator' } },
    };
    const reply = { raw: { closed: true, once: () => {} } };
    for (let time = 0; time < 3; time += 1)
      await formHooks.onRequest(request as never, reply as never);
    expect((await create(10)).status).toBe(422);
  });

  test('have at most ten headers a part, so that none costs much memory', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `x-${index}: y`);
    const send = (...headers: string[]) => {
      const data = JSON.stringify(CREATION);
      const disposition = 'content-disposition: form-data; name="venueData"';
      const head = ['--x', ...headers, disposition].join('\r\n');
      return server.request('POST', '/api/venues/create', {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: Buffer.from(`${head}\r\n\r\n${data}\r\n--x--\r\n`),
      });
    };
    expect((await send(...names.slice(1))).status).toBe(201);
    // The last header is ignored, and with it the name of the part.
    expect((await send(...names)).status).toBe(422);
  });

  test('leave no file when they have ended', async () => {
    expect((await create()).status).toBe(422);
    await vi.waitFor(async () => {
      expect(await readdir(temporary)).toEqual([]);
    }, STORED);
  });
});
