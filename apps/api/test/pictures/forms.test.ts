import { PICTURE_MAX_BYTES } from '@campetto/contract';
import { describe, expect, test } from 'vitest';
import { expectProblem, withServer } from '../support/app.ts';
import { CREATION, creationForm } from '../support/creation.ts';

const server = withServer();

const create = () =>
  server.request('POST', '/api/venues/create', {
    body: creationForm(CREATION, Buffer.alloc(PICTURE_MAX_BYTES)),
  });

describe('forms with pictures', () => {
  test('[API-5] that do not fit into memory together are refused with 503, and fit later', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, create));
    const refused = responses.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(4);
    for (const response of refused) {
      expectProblem(response, 503);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    for (let time = 0; time < 9; time += 1) expect((await create()).status).toBe(422);
  });
});
