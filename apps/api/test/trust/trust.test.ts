import { expect, test, vi } from 'vitest';
import { createDatabase } from '../support/database.ts';
import { canMount } from '../support/disk.ts';
import { creations } from './creations.ts';
import { diskFull } from './disk-full.ts';
import { fuzz } from './fuzz.ts';
import { headers } from './headers.ts';
import { access } from './identity/access.ts';
import { tokens } from './identity/tokens.ts';
import { imports } from './imports.ts';
import { pictures } from './pictures.ts';
import { races } from './races.ts';
import { restarts } from './restarts.ts';
import { slowClients } from './slow-clients.ts';
import { soak } from './soak.ts';
import { writesSurvive } from './writes.ts';

// Short forms of all promises of `pnpm bench trust`, with a fixed seed. Some take minutes on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

for (const { name, prove, part } of [
  { ...fuzz, part: 0.002 },
  { ...races, part: 0.1 },
  { ...creations, part: 0.04 },
  { ...writesSurvive, part: 0.01 },
  { ...tokens, name: `[API-6] ${tokens.name}`, part: 0.1 },
  { ...access, name: `[API-6] ${access.name}`, part: 1 },
  { ...headers, part: 1 },
  { ...slowClients, part: 0.05 },
  { ...restarts, part: 0.1 },
  { ...imports, part: 0.08 },
  { ...soak, part: 0.01 },
]) {
  test(name, async () => {
    const { figure, isKept } = await prove({ createDatabase, seed: 1 }, part);
    expect(isKept, figure).toBe(true);
  });
}

test.runIf(process.platform === 'linux')(pictures.name, async () => {
  const { figure, isKept } = await pictures.prove({ createDatabase, seed: 1 }, 0.01);
  expect(isKept, figure).toBe(true);
});

test.skipIf(!(await canMount()))(diskFull.name, async () => {
  const { figure, isKept } = await diskFull.prove({ createDatabase, seed: 1 }, 0.25);
  expect(isKept, figure).toBe(true);
});
