import type { ChildProcess } from 'node:child_process';
import { freePort } from '../ports.ts';
import { launch, responding } from '../processes.ts';

/** A project id that starts with `demo-` never reaches a real project. */
export const DEMO_PROJECT = 'demo-campetto';

export interface AuthEmulator {
  /** Host and port, in the form of `FIREBASE_AUTH_EMULATOR_HOST`. */
  host: string;
  process: ChildProcess;
  /** Resolves when the emulator responds, about a second after its start. */
  ready: Promise<void>;
}

/** Starts Firebase's sign-in emulator on the loopback interface. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const [address, port] = ['127.0.0.1', await freePort(9099)];
  const process = launch('node', [
    'scripts/lib/emulator/emulatorProcess.ts',
    DEMO_PROJECT,
    address,
    String(port),
  ]);
  const host = `${address}:${port}`;
  return { host, process, ready: responding(`http://${host}/`, process) };
}

export interface DemoAccount {
  email: string;
  password: string;
  /** Whether the account has the claim that the venue server requires. */
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

async function owner(host: string, method: string, body: unknown): Promise<void> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/${method}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The emulator refused ${method}: ${await response.text()}`);
}
