import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/lib/chromium.ts';
import { dark } from '../src/theme/dark.ts';
import { light } from '../src/theme/light.ts';

const app = inject('consumerApp');
const src = join(import.meta.dirname, '../src');

describe('the package in an app of somebody else', () => {
  let server: PreviewServer;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    await build({ root: app, configFile: false, logLevel: 'error' });
    server = await preview({ root: app, preview: { host: '127.0.0.1', port: 0 } });
    const executablePath = findChromium();
    browser = await chromium.launch({
      args: CHROMIUM_FLAGS,
      ...(executablePath && { executablePath }),
    });
    page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  /** Computed style of an element, colours as `rgb(…)`. */
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

  const loadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
    );

  test.each(Object.entries({ light, dark }))(
    'draws its pieces in the %s theme',
    async (name, theme) => {
      const { color } = theme;
      await page.emulateMedia({ colorScheme: name as 'light' | 'dark' });
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.evaluate(() => document.fonts.ready);

      expect(await styleOf('body', 'background-color')).toBe(rgb(color.page));
      expect(await styleOf('body', 'color')).toBe(rgb(color.text));
      expect(await styleOf('body', 'font-family')).toMatch(/^Figtree/);
      // Only font files with used characters are loaded.
      expect(await loadedFonts()).toContain('Figtree');

      expect(await styleOf('article', 'background-color')).toBe(rgb(color.card));
      expect(await styleOf('article', 'border-radius')).toBe('20px');
      expect(await styleOf('article h2', 'font-family')).toMatch(/^"Bricolage Grotesque"/);

      await page.getByRole('combobox', { name: 'Country' }).click();
      expect(await styleOf('[role="listbox"]', 'background-color')).toBe(rgb(color.card));
      await page.getByRole('option', { name: 'Spain' }).click();
      await expect.poll(() => page.getByRole('combobox').textContent()).toContain('Spain');

      await page.getByRole('button', { name: 'Approve Padel Club Navigli' }).click();
      expect(await styleOf('[role="dialog"]', 'background-color')).toBe(rgb(color.card));
      expect(await styleOf('[role="dialog"]', 'border-radius')).toBe('20px');
      expect(await styleOf('[role="dialog"] button >> nth=0', 'background-color')).toBe(
        rgb(color.positive.solid),
      );
      await page.keyboard.press('Escape');
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  // A strict content security policy allows the style elements that Radix adds only with a nonce.
  test('gives the style elements that it adds the nonce of the app', async () => {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    /** The nonces of the style elements of the page. */
    const nonces = () =>
      page.locator('style').evaluateAll((all) => all.map((style) => (style as HTMLElement).nonce));
    expect(await nonces()).toEqual([]);
    await page.getByRole('combobox', { name: 'Country' }).click();
    await expect.poll(nonces).toEqual(['of-this-page', 'of-this-page']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Approve Padel Club Navigli' }).click();
    // Waits for the style of Radix that keeps the page behind a dialog from scrolling.
    await expect.poll(() => styleOf('body', 'overflow')).toBe('hidden');
    expect(await nonces()).toEqual(['of-this-page']);
    expect(complaints).toEqual([]);
  });

  test('wears the brand that the app gives it', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(new URL('?branded', server.resolvedUrls?.local[0]).href);
    expect(await styleOf('main > button', 'background-color')).toBe('rgb(123, 45, 142)');
    expect(await styleOf('article', 'border-radius')).toBe('6px');
    expect(complaints).toEqual([]);
  });

  function rgb(hex: string) {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return `rgb(${red}, ${green}, ${blue})`;
  }
});

describe('the example of', () => {
  const examples = globSync('examples/*.tsx', { cwd: join(app, 'node_modules/@campetto/ui') });
  const readme = readFileSync(join(src, '../README.md'), 'utf8').matchAll(/^```tsx\n(.*?)^```/gms);
  const extracts = [...readme].map(
    ([, code = ''], index) => [`README-${index + 1}`, code] as const,
  );
  const folder = join(app, 'guides');
  let errors: string[] = [];
  /** The errors of TypeScript for one example, one per line. */
  const faultsOf = (name: string) => errors.filter((line) => line.includes(`/${name}.tsx(`));

  // One compilation for all: a module per guide and per example of the README, and one with an error.
  beforeAll(async () => {
    mkdirSync(folder);
    for (const example of examples) {
      cpSync(join(app, 'node_modules/@campetto/ui', example), join(folder, basename(example)));
    }
    for (const [name, code] of extracts) writeFileSync(join(folder, `${name}.tsx`), code);
    const wrong =
      "import { Button } from '@campetto/ui';\nexport const wrong = <Button tone='red'>No</Button>;";
    writeFileSync(join(folder, 'Planted.tsx'), wrong);
    const { stdout } = spawnSync('tsc', ['--project', app, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    errors = stdout.split('\n').filter((line) => line.includes('error TS'));
  });

  test.each([...examples.map((file) => basename(file, '.tsx')), ...extracts.map(([name]) => name)])(
    '%s compiles as it is',
    (name) => {
      expect(faultsOf(name)).toEqual([]);
    },
  );

  test('are those of all components', () => {
    const guides = globSync('**/*.guide.ts', { cwd: src });
    expect(examples.map((file) => basename(file, '.tsx')).sort()).toEqual(
      guides.map((file) => basename(file, '.guide.ts')).sort(),
    );
  });

  test('the component that does not is named', () => {
    expect(faultsOf('Planted')).toEqual([expect.stringMatching(/"red"' is not assignable/)]);
    expect(errors.filter((line) => !line.includes('/guides/'))).toEqual([]);
  });
});
