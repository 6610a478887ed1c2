import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { responding } from './processes.ts';

const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });
const server = createServer((_request, response) => response.writeHead(503).end('starting'));

afterAll(() => {
  server.close();
  child.kill();
});

test('a program is not waited for behind a port that browsers refuse', async () => {
  await expect(responding('http://127.0.0.1:4190/', child)).rejects.toThrow(
    'Browsers refuse the port of http://127.0.0.1:4190/: choose another.',
  );
});

test('the error of a program that does not get ready says what it responded last', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(responding(`http://127.0.0.1:${port}/`, child, 300)).rejects.toThrow(
    'did not respond within 0.3 s (status 503, starting).',
  );
});
