import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundled } from './bundle.ts';
import { emulatorHost, unsignedToken } from './identity.ts';

export interface ServerProcess {
  child: ChildProcess;
  address: string;
  /** The whole output of the process. */
  output(): string;
  /** Sends a signal, waits for the end, and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Sends a request as an administrator; a body that is neither a form nor bytes as JSON. */
  request(
    method: string,
    path: string,
    body?: unknown,
    options?: { token?: string; headers?: Record<string, string> },
  ): Promise<Response>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Another script than the bundle for tests, the account that runs it, and how many files it may open. */
interface Start {
  script?: string;
  uid?: number;
  openFiles?: number;
}

/**
 * Starts the real server with this environment only: that of production with `DATABASE_URL` or `NODE_ENV=production`,
 * else that of development.
 */
export function spawnServer(
  env: Record<string, string>,
  { script, openFiles, ...account }: Start = {},
) {
  const { PATH = '' } = process.env;
  const isProduction = env['DATABASE_URL'] !== undefined || env['NODE_ENV'] === 'production';
  const entry = script ?? bundled(isProduction ? 'server' : 'development');
  const command = [process.execPath, entry] as const;
  const [program, ...args] =
    openFiles === undefined
      ? command
      : (['sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh', ...command] as const);
  const child = spawn(program, args, {
    env: {
      PATH,
      TMPDIR: tmpdir(),
      LOG_LEVEL: 'warn',
      SAMPLE_DATA: 'off',
      GEOCODER_URL: 'off',
      RATE_LIMIT: '1000000', // all requests are of one administrator
      // Without the web app, which another test may be building at the same time.
      ...(script === undefined && { WEB_DIR: '/nowhere' }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, output: () => text };
}

/** Runs the real server until it is ready, with the emulated sign-in, on the port of `env` or any that is free. */
export async function startServer(
  env: Record<string, string>,
  start?: Start,
): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const FIREBASE_AUTH_EMULATOR_HOST = await emulatorHost();
  const { child, ended, output } = spawnServer(
    { FIREBASE_AUTH_EMULATOR_HOST, PORT: port, ...env },
    start,
  );
  const address = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 120_000;
  for (;;) {
    const response = await fetch(`${address}/api/ready`).catch(() => undefined);
    if (response?.ok) break;
    // The port was free, but a connection of another test has taken it.
    if (child.exitCode !== null && output().includes('EADDRINUSE')) return startServer(env, start);
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start: ${output()}`);
    }
    await sleep(50);
  }
  return {
    child,
    address,
    output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
    request(method, path, body, { token = unsignedToken(), headers } = {}) {
      const isRaw = body instanceof FormData || body instanceof Uint8Array;
      const sent = isRaw || body === undefined ? body : JSON.stringify(body);
      return fetch(`${address}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(sent !== undefined && { body: sent }),
      });
    },
  };
}
