import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { cards, chooseFilter, openEdit, statusOption } from '../support/reviewPage.ts';
import { faultsOf, sidewaysScroll, violationsOf } from '../support/visit.ts';

const SCREENS = [
  ['sign-in', '/admin', 'h1'],
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

for (const [name, path, ready] of SCREENS) {
  test.describe(name, () => {
    test.use({ account: name === 'sign-in' ? undefined : ADMIN });
    test(`${name}: accessible in both themes, inside its policy, without horizontal scrolling in both languages`, async ({
      page,
    }) => {
      test.slow();
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
          const where = `${lang}, ${width} px`;
          expect(await sidewaysScroll(page), `${where}: sideways scroll`).toBeLessThanOrEqual(0);
          // The stories check the English screens with axe.
          if (lang === 'en') continue;
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            expect(await violationsOf(page, colorScheme), `${where}, ${colorScheme}`).toEqual([]);
          }
        }
      }
      expect(faults).toEqual([]);
      // Each is a request: what screens share is in two chunks.
      expect(files.size).toBeLessThanOrEqual(
        name === 'sign-in' ? MOST_FILES.signIn : MOST_FILES.screens,
      );
    });
  });
}

test.describe('signed in', () => {
  test.use({ account: ADMIN });
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
