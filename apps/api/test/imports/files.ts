import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A folder for the files of a test file; `write` writes one there and returns its path. */
export function withFolder() {
  const folder = temporaryFolder();
  return {
    path: (name: string) => join(folder, name),
    async write(name: string, content: string | Uint8Array): Promise<string> {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
  };
}

/** Lines of JSON, as the normalised format has them. */
export const ndjson = (...rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
