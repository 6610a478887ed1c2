import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutFonts, FONTS } from './lib/fonts.ts';

test('the fonts in the design system are cut as the script would cut them now', async () => {
  for (const [name, content] of Object.entries(await cutFonts())) {
    expect(content.equals(readFileSync(join(FONTS, name))), name).toBe(true);
  }
});
