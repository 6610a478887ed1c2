import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { problemSchema } from '@campetto/contract';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listen, requestRaw, withServer } from '../support/app.ts';
import { unsignedToken } from '../support/identity.ts';

const server = withServer({ logLevel: 'info', rateLimit: 1000 });
const lines = server.log;
let port: number;

beforeAll(async () => {
  port = await listen(server);
});
beforeEach(() => {
  lines.length = 0;
});

const errors = () => lines.filter((line) => JSON.parse(line).level >= 50);

test.each(['/api/venues/count', '/api/config', '/'])(
  'requests for %s whose connection breaks are no errors of the server',
  async (path) => {
    for (let sent = 0; sent < 20; sent += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      await once(socket, 'connect');
      // What follows the request is no HTTP, so that the server closes the connection before it handles the request.
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n{}`);
      socket.resume();
      await once(socket, 'close');
    }
    expect((await requestRaw(port, '/api/config')).statusCode).toBe(200);
    expect(errors()).toEqual([]);
  },
);

test.each(['{"folderPath":', ''])(
  'a body that breaks off after %j is no error of the server',
  async (sent) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    const head = [
      'POST /api/venues/approve HTTP/1.1',
      'host: x',
      `authorization: Bearer ${unsignedToken()}`,
      'content-type: application/json',
      'content-length: 100',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`);
    await setTimeout(200); // until the server reads the body
    socket.destroy();
    await expect
      .poll(() => lines.map((line) => JSON.parse(line)))
      .toMatchObject([
        { level: 30, req: { url: '/api/venues/approve' }, msg: 'request broken off' },
      ]);
  },
);

test.each([
  ['no request\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('what is no request of HTTP is refused with a problem', async (sent, status) => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(head).toMatch(/^cache-control: no-store$/m);
  expect(v.parse(problemSchema, JSON.parse(body))).toMatchObject({ status });
  expect(errors()).toEqual([]);
});
