import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFonts, FONTS } from './lib/fonts.ts';

// Cuts the two families to what the pages show. What it writes is committed; run it after a change of
// the characters, the weights or the families' version.

for (const [name, content] of Object.entries(await cutFonts())) {
  writeFileSync(join(FONTS, name), content);
  console.log(`${name}: ${content.length} bytes`);
}
