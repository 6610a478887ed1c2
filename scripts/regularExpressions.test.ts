import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { trackedFiles } from './lib/docs.ts';
import { ROOT } from './lib/processes.ts';
import { expressionsIn, type SourceExpression } from './lib/regularExpressions.ts';

/**
 * Whether the analysis finds a text for which the time of a search grows faster than its length. It does
 * not find equal alternatives, as in `(a|a)*`.
 */
const isSuperLinear = (expression: SourceExpression) => analyse(expression).reports.length > 0;

const files = trackedFiles('apps/api/src/**/*.ts', 'packages/contract/src/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts'),
);

test.for(files)('every regular expression of %s takes linear time', (file) => {
  const slow = expressionsIn(readFileSync(join(ROOT, file), 'utf8')).filter(isSuperLinear);
  expect(slow).toEqual([]);
});

test('finds the expressions of a source file, and those that take more time', () => {
  const code = `
    const gap = '\\\\s*';
    const found: RegExp = /^(a+)*$/i;
    text.replace(/a+b/g, '').match(new RegExp(\`^\${gap}x?\${gap}$\`, 'u'));
    new RegExp(\`(\${words.join('|')})y\`);
  `;
  const expressions = expressionsIn(code);
  expect(expressions).toEqual([
    { source: '^(a+)*$', flags: 'i' },
    { source: 'a+b', flags: 'g' },
    { source: '^\\s*x?\\s*$', flags: 'u' },
    { source: '(12)y', flags: '' },
  ]);
  expect(expressions.map(isSuperLinear)).toEqual([true, true, true, false]);
});
