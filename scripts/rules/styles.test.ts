import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/processes.ts';
import { farStyles } from './globalStyles.ts';
import { foreignStyles } from './styles.ts';

const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: ROOT });
const sourceOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('a component’s styles are its own', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => foreignStyles(file, sourceOf(file)))).toEqual([]);
});

test('an import of another component’s style sheet is refused', () => {
  const file = 'packages/ui/src/venue/Planted/Planted.css.ts';
  const source = `import { button } from '../../primitives/Button/Button.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { own } from './own.css.ts';
import { card } from '../Card/Card.css.ts';
import { badge } from '../../primitives/Badge/styles.ts';`;
  const foreign = ['primitives/Button/Button.css.ts', 'venue/Card/Card.css.ts'];
  expect(foreignStyles(file, source)).toEqual(
    foreign.map(
      (sheet) =>
        `${file} imports packages/ui/src/${sheet}: a component’s styles are its own; share them in a styles.ts.`,
    ),
  );
});

// The theme styles the whole page, the docs style Storybook, and Prose styles documents whose elements have no classes.
const isExempt = (file: string) => /\/src\/(?:theme|docs|content\/Prose)\//.test(file);

test('global styles of components reach no further than their own markup', () => {
  const styled = files.filter((file) => file.endsWith('.css.ts') && !isExempt(file));
  expect(styled.flatMap((file) => farStyles(file, sourceOf(file)))).toEqual([]);
});

test('no rule makes the browser search the whole page whenever an element is added', () => {
  const sheets = files.filter((file) => file.endsWith('.css.ts'));
  const searching = sheets.filter((file) =>
    /(?::root|html|body):has\((?!\s*>)/.test(sourceOf(file)),
  );
  expect(searching).toEqual([]);
});

/**
 * Drawn pictures have colours of their own, and so have the ground of a scannable code (ShareNotice) and the line in
 * the picture of a fallback screen (ErrorScreen).
 */
const isPainted = (file: string) =>
  /\/src\/(?:app-screens|marketing|theme|content\/(?:ErrorScreen|ShareNotice))\//.test(file);
/** Black is also what a mask keeps, and what is printed. */
const RAW_COLOUR = /#(?!000\b)[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\((?!0 0 0 \/)/i;

test('components take their colours from the theme', () => {
  const sheets = files.filter((file) => file.endsWith('.css.ts') && !isPainted(file));
  expect(sheets.filter((file) => RAW_COLOUR.test(sourceOf(file)))).toEqual([]);
  for (const raw of ['#0B1B33', '#fff', 'rgb(11 27 51 / 0.3)']) expect(raw).toMatch(RAW_COLOUR);
});

const lines = (text: string) => text.trim().split('\n');

const near = lines(`
\${list} > *
\${list} > :not(\${search})
\${list} > :is(thead, tbody) > tr > *
\${list} > li + li::before
\${card}[data-selected] \${sports} > *
:root:has(\${footer} > :not(:empty))
body:has(> \${overlay}) > *
`);
const far = lines(`
main h1:focus
\${search} input
\${list} > *, \${list} a
\${field} > :has(> * > [aria-expanded="true"]) > p
\${list} > * > a
:root:has(\${status} [aria-expanded])
`);

test('a global style of the markup of another component is refused', () => {
  const faults = (selector: string) =>
    farStyles('a.css.ts', `globalStyle(${selector}, { color: 'red' });`);
  expect(near.flatMap((selector) => faults(`\`${selector}\``))).toEqual([]);
  for (const selector of far) expect(faults(`\`${selector}\``), selector).toHaveLength(1);
  expect(faults('selectors.join()')).toHaveLength(1);
});
