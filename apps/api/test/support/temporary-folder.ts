import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a folder, which is removed after all tests of the file or of the `describe` that calls this. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campetto-folder-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
