import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SECTIONS =
  /^(Start here|Foundations|Primitives|Illustrations|Venue|Review|Imports|Admin|Marketing|Content|App screens|Screens)\/[^/]+(\/[^/]+)?$/;

const root = join(import.meta.dirname, '../../../..');
const files = globSync('{packages/ui,apps/web}/src/**/*.stories.tsx', { cwd: root });

/** The title in a story file’s meta. */
const titleOf = (file: string) =>
  /\bmeta\b[^;]*?\btitle: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';

test('every story is in a section of the sidebar', () => {
  const faults = files.flatMap((file) =>
    SECTIONS.test(titleOf(file))
      ? []
      : `${file}: “${titleOf(file)}” is in no section of the sidebar.`,
  );
  expect(faults).toEqual([]);
});
