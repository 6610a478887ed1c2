import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from './lib/processes.ts';

/** The bytes of a bundle that contains nothing but this import from the contract. */
async function bundleSize(name: string): Promise<number> {
  const entry = '\0entry';
  const output = (await build({
    root: join(ROOT, 'apps/web'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) =>
          id === entry
            ? `import { ${name} } from '@campetto/contract'; console.log(${name});`
            : undefined,
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  })) as Rollup.RollupOutput;
  return output.output.reduce((sum, file) => sum + ('code' in file ? file.code.length : 0), 0);
}

test('importing one constant of the contract costs that constant', async () => {
  expect(await bundleSize('LIST_LIMIT_DEFAULT')).toBeLessThan(50);
  expect(await bundleSize('DIAL_CODE_DEFAULT')).toBeLessThan(800);
  expect(await bundleSize('SPORTS')).toBeLessThan(600);
});
