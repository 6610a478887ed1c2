import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a file of the map's data: a comment on where it comes from, and its code. */
export function writeData(name: string, comment: string, code: string): void {
  const file = join(import.meta.dirname, `../../src/review/map/ground/data/${name}.ts`);
  writeFileSync(file, `${comment.replace(/^/gm, '// ')}\n\n${code}`);
}
