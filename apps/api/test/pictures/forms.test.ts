import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICTURE_MAX_BYTES } from '@campetto/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectProblem, withServer } from '../support/app.ts';
import { CREATION, creationForm } from '../support/creation.ts';

const server = withServer();
const temporary = await mkdtemp(join(tmpdir(), 'campetto-forms-'));
beforeAll(() => void vi.stubEnv('TMPDIR', temporary));
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(temporary, { recursive: true });
});

const create = () =>
  server.request('POST', '/api/venues/create', {
    body: creationForm(CREATION, Buffer.alloc(PICTURE_MAX_BYTES)),
  });

describe('forms with pictures', () => {
  test('[API-5] that are too large together are refused with 503, and accepted later', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, create));
    const refused = responses.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(4);
    for (const response of refused) {
      expectProblem(response, 503);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    for (let time = 0; time < 9; time += 1) expect((await create()).status).toBe(422);
  });

  test('[API-5] leave no file when they have ended', async () => {
    expect((await create()).status).toBe(422);
    await vi.waitFor(async () => {
      expect(await readdir(temporary)).toEqual([]);
    });
  });
});
