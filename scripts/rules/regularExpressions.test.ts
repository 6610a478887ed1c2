import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { expect, test, vi } from 'vitest';
import { trackedFiles } from '../lib/docs.ts';
import { ROOT } from '../lib/processes.ts';
import { expressionsIn, type SourceExpression } from '../lib/regularExpressions.ts';

// `checkSync` measures whether the time of a search grows faster than the length of a text. On a busy machine it may be
// wrong once, so an expression counts as slow only if it is found slow twice.
const isSlow = ({ source, flags }: SourceExpression) =>
  [1, 2].every(() => checkSync(source, flags, { timeout: 50_000 }).status !== 'safe');

// Without a compiled engine for the platform an expression may take five seconds.
vi.setConfig({ testTimeout: 120_000 });

const files = trackedFiles('apps/api/src/*.ts', 'packages/contract/src/*.ts').filter(
  (file) => !file.endsWith('.test.ts'),
);

test.for(files)('every regular expression of %s takes linear time', (file) => {
  const slow = expressionsIn(readFileSync(join(ROOT, file), 'utf8')).filter(isSlow);
  expect(slow, 'measured: on a busy machine run this file alone').toEqual([]);
});

test('finds the expressions of a source file, and those that take more time', () => {
  const code = `
    const gap = '\\\\s*';
    const found: RegExp = /^(a+)*$/i;
    text.replace(/a+b/g, '').match(new RegExp(\`^\${gap}x?\${gap}$\`, 'u'));
    new RegExp(\`(\${words.join('|')})y\`);
    RegExp('(b+)*$', 'i');
    const either = /^(a|a)*$/;
  `;
  const expressions = expressionsIn(code);
  expect(expressions).toEqual([
    { source: '^(a+)*$', flags: 'i' },
    { source: 'a+b', flags: 'g' },
    { source: '^\\s*x?\\s*$', flags: 'u' },
    { source: '(12)y', flags: '' },
    { source: '(b+)*$', flags: 'i' },
    { source: '^(a|a)*$', flags: '' },
  ]);
  expect(expressions.map(isSlow)).toEqual([true, true, true, false, true, true]);
});
