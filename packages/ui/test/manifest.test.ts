import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';
import { ENTRIES } from '../build/manifest.ts';

const tarball = readFileSync(inject('tarball'));

test('publint has nothing to say of the packed package', async () => {
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(tarball).buffer },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test('its types are found, and true, for Node and for bundlers', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    entrypoints: [...Object.keys(ENTRIES), './labels/en', './labels/it'],
  });
  // CommonJS is out of scope, and so is the resolution from before `exports`.
  const ours = (analysis.types ? analysis.problems : [{ kind: 'no types' }]).filter(
    (problem) =>
      !('resolutionKind' in problem) ||
      (problem.resolutionKind !== 'node10' && problem.resolutionKind !== 'node16-cjs'),
  );
  expect(ours).toEqual([]);
});
