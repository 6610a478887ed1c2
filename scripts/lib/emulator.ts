import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { answering, launch } from './processes.ts';

/** A project id that starts with `demo-` never reaches a real project. */
export const DEMO_PROJECT = 'demo-campetto';

export interface AuthEmulator {
  /** Host and port, as `FIREBASE_AUTH_EMULATOR_HOST` wants it. */
  host: string;
  process: ChildProcess;
  /** Settles once the emulator answers, which takes it some seconds. */
  ready: Promise<void>;
}

/** Starts Firebase's sign-in emulator on the loopback; its files go into `folder`. */
export async function startAuthEmulator(folder: string): Promise<AuthEmulator> {
  const [auth, hub, logging] = [await freePort(9099), await freePort(), await freePort()];
  const host = '127.0.0.1';
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'firebase.json');
  writeFileSync(
    config,
    JSON.stringify({
      emulators: {
        auth: { host, port: auth },
        hub: { host, port: hub },
        logging: { host, port: logging },
        ui: { enabled: false },
      },
    }),
  );
  const process = launch(
    'firebase',
    ['emulators:start', '--only', 'auth', '--project', DEMO_PROJECT, '--config', config],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ready = answering(`http://${host}:${auth}/`, process);
  return { host: `${host}:${auth}`, process, ready };
}

export interface DemoAccount {
  email: string;
  password: string;
  /** Whether the account carries the claim that the venue server asks for. */
  admin: boolean;
}

/** Creates an account in the emulator. */
export async function createAccount(host: string, account: DemoAccount): Promise<void> {
  const localId = account.email.replace(/\W/g, '-');
  const { email, password } = account;
  await owner(host, 'accounts', { localId, email, password });
  await owner(host, 'accounts:update', {
    localId,
    customAttributes: JSON.stringify(account.admin ? { admin: true } : {}),
  });
}

async function owner(host: string, call: string, body: unknown): Promise<void> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/${call}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The emulator refused ${call}: ${await answer.text()}`);
}
