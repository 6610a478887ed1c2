import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOMS =
  /^(Start here|Foundations|Primitives|Venue|Admin|Marketing|Content|Screens)\/[^/]+(\/[^/]+)?$/;

const root = join(import.meta.dirname, '../../../..');
const files = globSync('{packages/ui,apps/web}/src/**/*.stories.tsx', { cwd: root });

/** The title in a story file’s meta. */
const titleOf = (file: string) =>
  /\bmeta\b[^;]*?\btitle: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';

test('every story stands in a room of the sidebar', () => {
  const faults = files.flatMap((file) =>
    ROOMS.test(titleOf(file)) ? [] : `${file}: “${titleOf(file)}” is in no room of the sidebar.`,
  );
  expect(faults).toEqual([]);
});
