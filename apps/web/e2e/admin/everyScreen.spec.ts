import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { cards, chooseFilter, openEdit, statusOption } from '../support/reviewPage.ts';
import { faultsOf, sidewaysScroll, violationsOf } from '../support/visit.ts';

const SIGN_IN = ['sign-in', '/admin', 'h1'] as const;
const SCREENS = [
  ['dashboard', '/admin/dashboard', 'h1'],
  ['review', '/admin/venues?limit=5', 'article'],
  ['add venue', '/admin/venues/add', 'h2, h1'],
  ['import', '/admin/imports', 'h1'],
  ['activity', '/admin/activity', 'h3'],
  ['audit log', '/admin/audit', 'h3'],
  ['scraper keys', '/admin/keys', 'h2'],
] as const;

/** The most scripts and style sheets, in two languages: of the log-in, and of all screens, which are loaded ahead. */
const MOST_FILES = { signIn: 14, screens: 40 };

/** Expects an accessible screen without errors that fits; resolves to the requested scripts and style sheets. */
async function expectAccessible(
  page: Page,
  [name, path, ready]: readonly [string, string, string],
) {
  const faults = faultsOf(page);
  const files = new Set<string>();
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(request.url())) files.add(request.url());
  });
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en`);
  await page.locator(ready).first().waitFor();
  for (const [lang, language] of [
    ['en', 'English'],
    ['it', 'Italiano'],
  ] as const) {
    await page.getByRole('button', { name: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.locator(ready).first().waitFor();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${name}, ${lang}, ${width} px`;
      expect(await sidewaysScroll(page), `${where}: sideways scroll`).toBeLessThanOrEqual(0);
      // The stories check the English screens with axe, on a desktop, where Italian has the same colours.
      if (lang === 'en') continue;
      const themes = width === 360 ? (['light', 'dark'] as const) : (['measured'] as const);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
        expect(await violationsOf(page, theme), `${where}, ${theme}`).toEqual([]);
      }
    }
  }
  expect(faults, name).toEqual([]);
  return files;
}

test('the sign-in is accessible in both themes, inside its policy, without horizontal scrolling in both languages', async ({
  page,
}) => {
  const files = await expectAccessible(page, SIGN_IN);
  expect(files.size).toBeLessThanOrEqual(MOST_FILES.signIn);
});

test.describe('signed in', () => {
  test.use({ account: ADMIN });
  test('every screen is accessible in both themes, inside its policy, without horizontal scrolling in both languages', async ({
    page,
  }) => {
    test.slow();
    const files = new Set<string>();
    for (const screen of SCREENS) {
      await page.emulateMedia({ colorScheme: 'light' });
      for (const file of await expectAccessible(page, screen)) files.add(file);
    }
    // Each file is a request; the code that screens share is in two chunks.
    expect(files.size).toBeLessThanOrEqual(MOST_FILES.screens);
  });

  test('selects and dialogs work under the content security policy', async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || /Content Security Policy/.test(message.text())) {
        faults.push(message.text());
      }
    });
    await page.goto('/admin/venues?limit=5&lang=en');
    await statusOption(page, 'Approved').click();
    await statusOption(page, 'Pending').click();
    await chooseFilter(page, 'Country', 'Italy');
    await openEdit(page, cards(page).first());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
});
