import { ENDPOINTS, PATHS } from '@campetto/contract';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectReadableDialog, expectReadableScreen, setFontSize } from '../support/readable.ts';
import { holdRequests } from '../support/requests.ts';
import { action, cards, dialog } from '../support/reviewPage.ts';

test.use({ account: ADMIN, viewport: { width: 390, height: 844 } });

const EDIT = { en: 'Edit', it: 'Modifica' };
const DISCARD = { en: 'Discard', it: 'Scarta' };
const MENU = { en: 'Open menu', it: 'Apri il menu' };
const FILTERS = { en: 'Filters', it: 'Filtri' };
const SELECTION = { en: 'Selection', it: 'Selezione' };
const REASONS = { en: /^Why/, it: /^Perché/ };
const HISTORY = { en: 'History', it: 'Cronologia' };
const UNDO_ALL = { en: 'Undo all', it: 'Annulla tutto' };
const UNDONE = { en: /undone/i, it: /annullat/i };
const MORE = /more|altr/i;
const DUPLICATE = { en: /^Possible duplicate/, it: /^Possibile doppione|^Possibili doppioni/ };

for (const size of [24, 32]) {
  for (const lang of ['en', 'it'] as const) {
    test(`no text is cut off on a phone with a default font size of ${size} px (${lang})`, async ({
      page,
    }) => {
      await setFontSize(page, size);
      await page.emulateMedia({ reducedMotion: 'reduce' });

      const loading = page.locator('main [aria-busy=true]');
      const held = await holdRequests(page, `**${ENDPOINTS.activity.path}?*`);
      await page.goto(`/admin/dashboard?lang=${lang}`);
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      await expect(loading).toHaveCount(1);
      await expectReadableScreen(page, 'dashboard, loading');
      held.release();
      await expect(loading).toHaveCount(0);
      await expectReadableScreen(page, 'dashboard');

      await page.goto(`/admin/venues?limit=5&lang=${lang}`);
      await action(cards(page).first(), EDIT[lang]).scrollIntoViewIfNeeded();
      await expectReadableScreen(page, 'review');

      await action(cards(page).first(), EDIT[lang]).click();
      await expectReadableDialog(page, dialog(page), 'edit dialog');
      await page.keyboard.press('Escape');

      await action(cards(page).first(), DISCARD[lang]).click();
      await expectReadableDialog(page, dialog(page), 'discard dialog');
      await page.keyboard.press('Escape');

      // Earlier tests may have decided on the duplicates of the first page.
      await page.goto(`/admin/venues?limit=50&lang=${lang}`);
      await cards(page).getByRole('button', { name: DUPLICATE[lang] }).first().click();
      await expectReadableDialog(page, dialog(page), 'duplicates dialog');

      await page.goto(`/admin/venues/add?lang=${lang}`);
      await page.locator('form h1').waitFor();
      await expectReadableScreen(page, 'add venue');

      for (const path of [PATHS.imports, PATHS.activity, PATHS.audit, PATHS.keys]) {
        await page.goto(`${path}?lang=${lang}`);
        await page.locator('main h1').waitFor();
        const isList = path === PATHS.activity || path === PATHS.audit;
        if (isList) await page.locator('main li').first().waitFor();
        await expectReadableScreen(page, path);
      }
    });

    test.describe('signed out', () => {
      test.use({ account: undefined });
      test(`the sign-in is readable with ${size} px (${lang})`, async ({ page }) => {
        await setFontSize(page, size);
        await page.goto(`/admin?lang=${lang}`);
        await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
        await page.locator('h1').waitFor();
        await expectReadableScreen(page, 'sign-in');
      });
    });

    test(`rows, focus view and their dialogs are readable with ${size} px (${lang})`, async ({
      page,
    }) => {
      await setFontSize(page, size);
      await page.emulateMedia({ reducedMotion: 'reduce' });

      await page.goto(`/admin/venues?view=rows&limit=5&lang=${lang}`);
      await cards(page).first().waitFor();
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      await expectReadableScreen(page, 'rows');

      await page.getByRole('button', { name: FILTERS[lang] }).click();
      await expectReadableScreen(page, 'filters');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: MENU[lang] }).click();
      await expectReadableScreen(page, 'menu');
      await page.keyboard.press('Escape');

      for (const [key, screen] of Object.entries({ '?': 'shortcuts', l: 'set aside' })) {
        await cards(page).first().focus();
        await page.keyboard.press(key);
        await expectReadableDialog(page, dialog(page), screen);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      }

      await action(cards(page).first(), HISTORY[lang]).click();
      await expectReadableDialog(page, dialog(page), 'history');
      await page.keyboard.press('Escape');

      await cards(page).first().getByRole('checkbox').check();
      const selection = page.getByRole('region', { name: SELECTION[lang] });
      await selection.waitFor();
      await expectReadableScreen(page, 'selection bar');
      await action(selection, DISCARD[lang]).click();
      await expectReadableDialog(page, dialog(page), 'discard all');
      await dialog(page).getByRole('button', { name: DISCARD[lang] }).click();
      const undo = page.getByRole('button', { name: UNDO_ALL[lang] });
      await undo.waitFor();
      await expectReadableDialog(page, dialog(page), 'result');

      // Without the dialog it is above every screen, before those that earlier tests have left.
      await page.goto(`/admin/dashboard?lang=${lang}`);
      await expect(undo).toHaveCount(1);
      await expectReadableScreen(page, 'run');
      await undo.click();
      await expect(page.getByRole('region', { name: UNDONE[lang] })).toBeVisible();
      const more = page.getByRole('main').locator('button[aria-expanded=false]', { hasText: MORE });
      if (await more.isVisible()) {
        await more.click();
        await expectReadableScreen(page, 'runs');
      }

      await page.goto(`/admin/venues?view=focus&limit=5&lang=${lang}`);
      const discard = page.getByRole('main').getByRole('button', { name: DISCARD[lang] });
      await discard.first().waitFor();
      await expectReadableScreen(page, 'focus view');
      await discard.first().click();
      await page.getByRole('group', { name: REASONS[lang] }).waitFor();
      await expectReadableScreen(page, 'reasons');
    });
  }
}
