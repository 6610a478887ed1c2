import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from './compareShots.ts';

/** Writes the page that shows the outcomes; their pictures are beside it. */
export async function writeReport(folder: string, base: string, outcomes: readonly Outcome[]) {
  const page = await readFile(join(import.meta.dirname, 'report.html'), 'utf8');
  const listed = outcomes.map(({ kind, shot, pixels, fault }) => {
    const { key, title, name, file, mode } = shot;
    return { kind, key, title, name, file, mode: Object.values(mode).join(' '), pixels, fault };
  });
  // A title that contains a tag must not end the script.
  const data = JSON.stringify({ base, outcomes: listed }).replaceAll('<', '\\u003c');
  await writeFile(
    join(folder, 'index.html'),
    page.replace('{"base":"","outcomes":[]}', () => data),
  );
}
