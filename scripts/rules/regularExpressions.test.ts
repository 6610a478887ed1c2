import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync, type Parameters } from 'recheck';
import { expect, test, vi } from 'vitest';
import { trackedFiles } from '../lib/docs.ts';
import { ROOT } from '../lib/processes.ts';
import { expressionsIn, type SourceExpression } from '../lib/regularExpressions.ts';

// `checkSync` counts the characters that a search reads. It takes a search that exceeds one of its time limits for a slow
// one, so there are none: the verdict is the same on a busy machine.
const NO_TIME_LIMITS: Parameters = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

const isSlow = ({ source, flags }: SourceExpression) =>
  checkSync(source, flags, NO_TIME_LIMITS).status !== 'safe';

// Without a compiled engine for the platform an expression may take ten seconds, on a busy machine several times that.
vi.setConfig({ testTimeout: 300_000 });

const files = trackedFiles('apps/api/src/*.ts', 'packages/contract/src/*.ts').filter(
  (file) => !file.endsWith('.test.ts'),
);

test.for(files)('every regular expression of %s takes linear time', (file) => {
  expect(expressionsIn(readFileSync(join(ROOT, file), 'utf8')).filter(isSlow)).toEqual([]);
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
