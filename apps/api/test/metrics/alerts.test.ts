import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../../../../scripts/lib/chromium.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const RULES = join(ROOT, 'deploy/prometheus');
const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

const rules = names(readFileSync(join(RULES, 'alerts.yml'), 'utf8'), /- alert: (\w+)/g);

test('each alert has a section that says what to do', () => {
  const page = readFileSync(join(ROOT, 'docs/operations/alerts.md'), 'utf8');
  expect(names(page, /^## (\w+) \((?:critical|warning)\)$/gm)).toEqual(rules);
});

test('each alert fires in the test of the rules', () => {
  const text = readFileSync(join(RULES, 'alerts.test.yml'), 'utf8');
  expect(names(text, /alertname="(\w+)"/g)).toEqual(rules);
});

const promtool = findProgram('promtool');
if (!promtool) {
  console.log('promtool is not installed (apt-get install prometheus): no alert rule is tried.');
}

test.skipIf(!promtool)('the rules fire in what they are about, and only then', () => {
  const run = () =>
    execFileSync(promtool as string, ['test', 'rules', 'alerts.test.yml'], { cwd: RULES });
  expect(run).not.toThrow();
});
