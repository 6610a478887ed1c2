import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { bodyFiles, receiveBody, receiveWholeBody } from '../../src/http/body-files.ts';
import { problems } from '../../src/http/problems.ts';
import { canMount, mountDisk } from '../support/disk.ts';

afterEach(() => vi.unstubAllEnvs());

const LIMIT = 1024 * 1024;
const body = Buffer.alloc(96 * 1024, '{}\n');

test.skipIf(!(await canMount()))('a body that the disk cuts short is refused', async () => {
  await using disk = await mountDisk(1);
  vi.stubEnv('TMPDIR', disk.path);
  const app = Fastify();
  await app.register(problems);
  await app.register(bodyFiles);
  app.post('/', async (request) => {
    const { path, remove } = await receiveWholeBody(request, LIMIT);
    const { size } = await stat(path);
    await remove();
    return { size };
  });
  const send = () => app.inject({ method: 'POST', url: '/', payload: body });

  await disk.fill(32); // the first part of the only chunk can be written
  expect((await send()).statusCode).toBe(503);
  await disk.empty();
  expect((await send()).json()).toEqual({ size: body.length });
});

test('a body whose connection broke before it was read is refused', async () => {
  const broken = Readable.from(['{}']).destroy();
  const request = { body: broken } as unknown as FastifyRequest;
  await expect(receiveBody(request, LIMIT)).rejects.toMatchObject({ status: 400 });
});
