import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import {
  brokenLinks,
  missingPaths,
  readSpecification,
  recordFaults,
  trackedFiles,
  unknownReferences,
} from '../lib/docs.ts';
import { ROOT } from '../lib/processes.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('every relative link in a Markdown file leads to a file and a heading', () => {
  // The texts of the site link to places on its pages: documents.test.ts beside them compares those.
  const files = trackedFiles('*.md').filter((file) => !file.startsWith('apps/web/src/content/'));
  expect(files.flatMap((file) => brokenLinks(file, read(file)))).toEqual([]);
});

test('every path that a document names exists', () => {
  expect(trackedFiles('*.md').flatMap((file) => missingPaths(file, read(file)))).toEqual([]);
});

test('every decision record has a status, a date and all sections, and is listed', () => {
  const records = trackedFiles('docs/decisions/*.md').filter((file) => !file.endsWith('README.md'));
  const list = read('docs/decisions/README.md');
  expect(records.length).toBeGreaterThan(15);
  expect(records.flatMap((file) => recordFaults(file, read(file)))).toEqual([]);
  expect(
    records.filter((file) => !list.includes(`](${relative('docs/decisions', file)})`)),
  ).toEqual([]);
});

test('every section, decision and requirement that a file cites is in docs/spec', () => {
  const specification = readSpecification();
  const files = trackedFiles('*.ts', '*.tsx', '*.mdx', '*.md').filter(
    (file) => !/^scripts\/(rules\/docs|traceability)\.test\.ts$/.test(file),
  );
  expect(files.flatMap((file) => unknownReferences(file, read(file), specification))).toEqual([]);
});

test('a record without its date and its cost is reported', () => {
  const record = `# Use it\n- **Status:** accepted\n## Context\n## Alternatives\n## Decision\n`;
  expect(recordFaults('use-it.md', record)).toEqual([
    'use-it.md: needs a date.',
    'use-it.md: needs the sections Context, Alternatives, Decision, Cost, How to undo.',
  ]);
});

test('a record with another status is reported', () => {
  const sections = ['Context', 'Alternatives', 'Decision', 'Cost', 'How to undo'];
  const record = (status: string) =>
    `# Use it\n- **Status:** ${status}\n- **Date:** 2026-01-01\n## ${sections.join('\n## ')}\n`;
  expect(recordFaults('use-it.md', record('accepted'))).toEqual([]);
  expect(recordFaults('use-it.md', record('proposed'))).toEqual(['use-it.md: needs a status.']);
});

test('a path that does not exist is reported, unless a build writes it', () => {
  const named = '`apps/web/src`, `scripts/lib/none.ts`, `docs/none`, `apps/web/dist/index.html`';
  expect(missingPaths('README.md', named)).toEqual([
    'README.md: scripts/lib/none.ts does not exist.',
    'README.md: docs/none does not exist.',
  ]);
});

test('a broken link and an unknown reference are reported with their file', () => {
  const links = '[a](docs/none.md) [b](https://example.org) [c](#run-nothing) [d](CONTRIBUTING.md)';
  expect(brokenLinks('README.md', links)).toEqual([
    'README.md: docs/none.md does not exist.',
    'README.md: #run-nothing names no heading.',
  ]);
  expect(
    unknownReferences('a.ts', '// spec §2.12, §99 (D12, D99), NAV-2, NAV-99', readSpecification()),
  ).toEqual([
    'a.ts: 99 is not defined in docs/spec.',
    'a.ts: D99 is not defined in docs/spec.',
    'a.ts: NAV-99 is not defined in docs/spec.',
  ]);
});
