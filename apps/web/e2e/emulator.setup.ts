import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount, startAuthEmulator } from '../../../scripts/lib/emulator.ts';
import { stop } from '../../../scripts/lib/processes.ts';
import { ADMIN, PLAYER } from './accounts.ts';

/** Starts one sign-in emulator for all products of the run, with the accounts that the tests use. */
export default async function startEmulator() {
  const folder = await mkdtemp(join(tmpdir(), 'campetto-emulator-'));
  const emulator = await startAuthEmulator(folder);
  await emulator.ready;
  for (const account of [ADMIN, PLAYER]) await createAccount(emulator.host, account);
  process.env['E2E_EMULATOR_HOST'] = emulator.host;
  return async () => {
    await stop(emulator.process);
    await rm(folder, { recursive: true });
  };
}
