import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API, builtApi } from '../build/api.ts';

/** Cuts the text into its components: a failure names them, and shows no more than they differ in. */
function components(text: string) {
  return Object.fromEntries(text.split(/^## /m).map((part) => [part.split('\n', 1)[0], part]));
}

test('the interface is the one that was agreed on in api.md', () => {
  expect(
    components(builtApi()),
    'The interface has changed. Where it is meant: `pnpm --filter @campetto/ui api` writes api.md anew, and `pnpm changeset` tells those who use it.',
  ).toEqual(components(readFileSync(API, 'utf8')));
});
