import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/lib/chromium.ts';

const app = inject('templateApp');
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  await build({ root: app, logLevel: 'error' });
  server = await preview({ root: app, preview: { host: '127.0.0.1', port: 0 } });
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('the template has no error of types', () => {
  const { stdout } = spawnSync('tsc', ['--project', app, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

test('the template asks for the version of the package that contains it', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(app, file), 'utf8'));
  const { version } = read('node_modules/@campetto/ui/package.json');
  expect(read('package.json').dependencies['@campetto/ui']).toBe(`^${version}`);
});

test('the app of the template approves a venue', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBe(3);
  await page.getByRole('button', { name: 'Approve Padel Club Navigli' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => cards.count()).toBe(2);
  expect(await page.getByRole('status').allTextContents()).toContain('Padel Club Navigli approved');
  expect(complaints).toEqual([]);
});
