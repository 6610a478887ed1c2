import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A folder for the files of a test file; `write` writes one there and returns its path. */
export function withFolder() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'campetto-import-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
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
