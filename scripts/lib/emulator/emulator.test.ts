import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../processes.ts';

// Starts a process, while other parts use the processors.
vi.setConfig({ testTimeout: 60_000 });

test('the sign-in emulator whose port is taken ends with a sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const script = join(ROOT, 'scripts/lib/emulator/emulatorProcess.ts');
  const { status, stderr } = spawnSync('node', [script, 'demo-campetto', '127.0.0.1', port], {
    encoding: 'utf8',
  });
  server.close();
  expect([status, stderr]).toEqual([
    1,
    `The sign-in emulator has ended: listen EADDRINUSE: address already in use 127.0.0.1:${port}.\n`,
  ]);
});
