import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API, builtApi } from '../build/api.ts';

/** Splits the text by component, so that a failure shows only the components that differ. */
function components(text: string) {
  return Object.fromEntries(text.split(/^## /m).map((part) => [part.split('\n', 1)[0], part]));
}

test('the interface is the one that was agreed on in api.md', () => {
  expect(
    components(builtApi()),
    'The public interface has changed. If this is intended, run `pnpm --filter @campetto/ui api` and describe it in a changeset (`pnpm changeset`).',
  ).toEqual(components(readFileSync(API, 'utf8')));
});
