import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './lib/build.ts';
import {
  type AuthEmulator,
  createAccount,
  DEMO_PROJECT,
  startAuthEmulator,
} from './lib/emulator/emulator.ts';
import { freePort } from './lib/ports.ts';
import { ended, launch, ROOT, responding, stop } from './lib/processes.ts';

// Starts the whole product: the built web app, the venue server with its database and, unless the
// environment names a Firebase project, the sign-in emulator with a demo administrator. With `--dev` the
// web app is served from its sources and the server restarts after each change.

const DEMO_ADMIN = { email: 'admin@campetto.app', password: 'campetto-demo', admin: true };

const dev = process.argv.includes('--dev');
const started: ChildProcess[] = [];
let stopping = false;

async function stopAll(code: number): Promise<never> {
  stopping = true;
  // The server is stopped first, because it still responds to the requests that it has received.
  for (const child of started.reverse()) await stop(child);
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0));

/** Starts the sign-in emulator; undefined where the environment names another sign-in. */
async function startEmulator(): Promise<AuthEmulator | undefined> {
  const { FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  if (FIREBASE_PROJECT_ID || FIREBASE_AUTH_EMULATOR_HOST) return undefined;
  const emulator = await startAuthEmulator();
  started.push(emulator.process);
  return emulator;
}

async function startServer(port: string, emulator: AuthEmulator | undefined): Promise<string> {
  // Another server on this port would respond instead of ours. The server itself refuses an invalid port.
  if (/^\d{2,5}$/.test(port) && (await freePort(Number(port))) !== Number(port)) {
    throw new Error(`PORT ${port} is taken: stop what listens there, or set PORT to another.`);
  }
  const server = launch('node', [...(dev ? ['--watch'] : []), 'apps/api/dev/server.ts'], {
    // Separate from the terminal: Ctrl+C would reach the server in addition to our own signal, and it
    // ends at once after a second signal.
    detached: true,
    env: {
      LOG_LEVEL: 'warn',
      // Types are stripped and code is compiled once: a quarter of the processor time of a start.
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
      ...process.env,
      PORT: port,
      ...(emulator && {
        FIREBASE_PROJECT_ID: DEMO_PROJECT,
        FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
      }),
    },
  });
  started.push(server);
  const address = `http://127.0.0.1:${port}`;
  await responding(`${address}/api/ready`, server);
  return address;
}

async function startVite(port: string): Promise<string> {
  const vite = launch('vite', ['--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps/web'),
    env: { ...process.env, API_PORT: port },
  });
  started.push(vite);
  const address = 'http://127.0.0.1:5173';
  await responding(address, vite);
  return address;
}

async function main(): Promise<void> {
  const began = Date.now();
  console.log('Starting Campetto…');
  const port = process.env['PORT'] || '4000';
  // The emulator takes the longest: everything else starts beside it.
  const emulator = await startEmulator();
  const [api] = await Promise.all([
    (dev ? Promise.resolve() : buildWeb()).then(() => startServer(port, emulator)),
    emulator?.ready.then(() => createAccount(emulator.host, DEMO_ADMIN)),
  ]);
  const web = dev ? await startVite(port) : api;

  console.log(`\n  Campetto       ${web}   (${Date.now() - began} ms)`);
  console.log(`  Back office    ${web}/admin`);
  console.log(`  API reference  ${api}/api/docs`);
  if (emulator) console.log(`  Demo sign-in   ${DEMO_ADMIN.email} / ${DEMO_ADMIN.password}`);
  console.log('\n  Ctrl+C stops everything.\n');

  await Promise.race(started.map(ended));
  if (!stopping) throw new Error('A part of Campetto has ended.');
}

main().catch((error: Error) => {
  if (!stopping) console.error(error.message);
  return stopAll(1);
});
