import { ENDPOINTS, PATHS } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectReadableDialog, expectReadableScreen, inLargeTexts } from '../support/readable.ts';
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

/** Expects a screen in which nothing is cut off, in both sizes. */
const expectReadable = (page: Page, screen: string) =>
  inLargeTexts(page, (size) => expectReadableScreen(page, `${screen}, ${size}`));

/** Expects the same of the open dialog, most of which is its content. */
const expectReadableQuestion = (page: Page, name: string) =>
  inLargeTexts(page, (size) => expectReadableDialog(page, dialog(page), `${name}, ${size}`));

for (const lang of ['en', 'it'] as const) {
  test(`no text is cut off on a phone with a default font size of 24 or 32 px (${lang})`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });

    const loading = page.locator('main [aria-busy=true]');
    const held = await holdRequests(page, `**${ENDPOINTS.activity.path}?*`);
    await page.goto(`/admin/dashboard?lang=${lang}`);
    await expect(loading).toHaveCount(1);
    await expectReadable(page, 'dashboard, loading');
    held.release();
    await expect(loading).toHaveCount(0);
    await expectReadable(page, 'dashboard');

    await page.goto(`/admin/venues?limit=5&lang=${lang}`);
    await action(cards(page).first(), EDIT[lang]).scrollIntoViewIfNeeded();
    await expectReadable(page, 'review');

    await action(cards(page).first(), EDIT[lang]).click();
    await expectReadableQuestion(page, 'edit dialog');
    await page.keyboard.press('Escape');

    await action(cards(page).first(), DISCARD[lang]).click();
    await expectReadableQuestion(page, 'discard dialog');
    await page.keyboard.press('Escape');

    // Earlier tests may have decided on the duplicates of the first page.
    await page.goto(`/admin/venues?limit=50&lang=${lang}`);
    await cards(page).getByRole('button', { name: DUPLICATE[lang] }).first().click();
    await expectReadableQuestion(page, 'duplicates dialog');

    await page.goto(`/admin/venues/add?lang=${lang}`);
    await page.locator('form h1').waitFor();
    await expectReadable(page, 'add venue');

    for (const path of [PATHS.imports, PATHS.activity, PATHS.audit, PATHS.keys]) {
      await page.goto(`${path}?lang=${lang}`);
      await page.locator('main h1').waitFor();
      const isList = path === PATHS.activity || path === PATHS.audit;
      if (isList) await page.locator('main li').first().waitFor();
      await expectReadable(page, path);
    }
  });

  test.describe('signed out', () => {
    test.use({ account: undefined });
    test(`the sign-in is readable with a large text (${lang})`, async ({ page }) => {
      await page.goto(`/admin?lang=${lang}`);
      await page.locator('h1').waitFor();
      await expectReadable(page, 'sign-in');
    });
  });

  test(`rows, focus view and their dialogs are readable with a large text (${lang})`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await page.goto(`/admin/venues?view=rows&limit=5&lang=${lang}`);
    await cards(page).first().waitFor();
    await expectReadable(page, 'rows');

    await page.getByRole('button', { name: FILTERS[lang] }).click();
    await expectReadable(page, 'filters');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: MENU[lang] }).click();
    await expectReadable(page, 'menu');
    await page.keyboard.press('Escape');

    for (const [key, name] of Object.entries({ '?': 'shortcuts', l: 'set aside' })) {
      await cards(page).first().focus();
      await page.keyboard.press(key);
      await expectReadableQuestion(page, name);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }

    await action(cards(page).first(), HISTORY[lang]).click();
    await expectReadableQuestion(page, 'history');
    await page.keyboard.press('Escape');

    await cards(page).first().getByRole('checkbox').check();
    const selection = page.getByRole('region', { name: SELECTION[lang] });
    await selection.waitFor();
    await expectReadable(page, 'selection bar');
    await action(selection, DISCARD[lang]).click();
    await expectReadableQuestion(page, 'discard all');
    await dialog(page).getByRole('button', { name: DISCARD[lang] }).click();
    const undo = page.getByRole('button', { name: UNDO_ALL[lang] });
    await undo.waitFor();
    await expectReadableQuestion(page, 'result');

    // Without the dialog it is above every screen, before those that earlier tests have left.
    await page.goto(`/admin/dashboard?lang=${lang}`);
    await expect(undo).toHaveCount(1);
    await expectReadable(page, 'run');
    await undo.click();
    await expect(page.getByRole('region', { name: UNDONE[lang] })).toBeVisible();
    const more = page.getByRole('main').locator('button[aria-expanded=false]', { hasText: MORE });
    if (await more.isVisible()) {
      await more.click();
      await expectReadable(page, 'runs');
    }

    await page.goto(`/admin/venues?view=focus&limit=5&lang=${lang}`);
    const discard = page.getByRole('main').getByRole('button', { name: DISCARD[lang] });
    await discard.first().waitFor();
    await expectReadable(page, 'focus view');
    await discard.first().click();
    await page.getByRole('group', { name: REASONS[lang] }).waitFor();
    await expectReadable(page, 'reasons');
  });
}
