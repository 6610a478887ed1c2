import { createAccount, startAuthEmulator } from '../../../../scripts/lib/emulator/emulator.ts';
import { stop } from '../../../../scripts/lib/processes.ts';
import { ADMIN, COLLEAGUE, PLAYER } from './accounts.ts';

/** Starts the sign-in emulator with the accounts that the tests use; resolves to what stops it. */
export async function startEmulator(): Promise<() => Promise<void>> {
  const emulator = await startAuthEmulator();
  process.env['E2E_EMULATOR_HOST'] = emulator.host;
  await emulator.ready;
  for (const account of [ADMIN, COLLEAGUE, PLAYER]) await createAccount(emulator.host, account);
  return () => stop(emulator.process);
}
