import { expect } from '@playwright/test';
import { ownTemporaryFolder } from '../../../../scripts/lib/temporaryFolder.ts';
import { ENGINES } from '../engines/engines.ts';
import { startEmulator } from './emulator.ts';
import { Product } from './product.ts';

/** Starts what all products of the run share: one sign-in emulator, and one database to copy. */
export default async function setUp() {
  for (const [engine, { open, install }] of Object.entries(ENGINES)) {
    if (!open) console.log(`${engine} is not installed (${install}): its tests are skipped.`);
  }
  const removeTemporaryFolder = await ownTemporaryFolder();
  const emulator = startEmulator();
  const end = async () => {
    await emulator.then(
      (stop) => stop(),
      () => {},
    );
    await removeTemporaryFolder();
  };
  try {
    [, process.env['E2E_DATA']] = await Promise.all([emulator, fillDatabase()]);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/** Makes a database with the shipped venues, which have been compared for duplicates; resolves to its folder. */
async function fillDatabase(): Promise<string> {
  const product = await Product.start();
  const missing = 'select 1 from venues having count(*) = 0 or bool_or(has_related is null)';
  try {
    await expect.poll(() => product.query(missing), { timeout: 60_000 }).toEqual([]);
  } finally {
    await product.stopServer();
  }
  return product.folder;
}
