import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/processes.ts';
import { foreignStyles } from './styles.ts';

const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: ROOT });

test('a component’s styles are its own', () => {
  expect(files.length).toBeGreaterThan(300);
  const faults = files.flatMap((file) =>
    foreignStyles(file, readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(faults).toEqual([]);
});

test('an import of another component’s style sheet is refused', () => {
  const file = 'packages/ui/src/venue/Planted/Planted.css.ts';
  const source = `import { button } from '../../primitives/Button/Button.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { own } from './own.css.ts';
import { badge } from '../../primitives/Badge/styles.ts';`;
  expect(foreignStyles(file, source)).toEqual([
    `${file} imports packages/ui/src/primitives/Button/Button.css.ts: a component’s styles are its own; share them in a styles.ts.`,
  ]);
});
