import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutFonts, FONTS } from './lib/fonts.ts';

/** Milliseconds. Cutting takes seconds, and many times as long on a busy machine. */
const TIMEOUT = 60_000;

test('the fonts in the design system are cut as the script would cut them now', {
  timeout: TIMEOUT,
}, async () => {
  for (const [name, content] of Object.entries(await cutFonts())) {
    expect(content.equals(readFileSync(join(FONTS, name))), name).toBe(true);
  }
});
