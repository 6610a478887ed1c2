import { ENDPOINTS, PATHS } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  expectReadableDialog,
  expectReadableScreen,
  expectWholeWords,
  inLargeTexts,
} from '../support/readable.ts';
import { holdRequests } from '../support/requests.ts';
import { action, cards, dialog, READING } from '../support/reviewPage.ts';

test.use({ account: ADMIN, viewport: { width: 390, height: 844 } });

const EDIT = { en: 'Edit', it: 'Modifica' };
const DISCARD = { en: 'Discard', it: 'Scarta' };
const MENU = { en: 'Open menu', it: 'Apri il menu' };
const FILTERS = { en: 'Filters', it: 'Filtri' };
const SELECTION = { en: 'Selection', it: 'Selezione' };
const REASONS = { en: /^Why/, it: /^Perché/ };
const HISTORY = { en: 'History', it: 'Cronologia' };
const UNDO_ALL = { en: 'Undo all', it: 'Annulla tutto' };
const UNDO = { en: 'Undo', it: 'Annulla' };
const UNDONE = { en: /undone/i, it: /annullat/i };
const MORE = /more|altr/i;
const DUPLICATE = { en: /^Possible duplicate/, it: /^Possibile doppione|^Possibili doppioni/ };

const LANGUAGES = { en: 'English', it: 'Italiano' };
type Language = keyof typeof LANGUAGES;

/** Runs a check in both languages; only the texts of the screen differ between them. */
async function inBothLanguages(page: Page, check: (lang: Language) => Promise<void>) {
  for (const lang of ['en', 'it'] as const) {
    await page.getByRole('button', { name: LANGUAGES[lang] }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await check(lang);
  }
}

/** Expects a screen in which nothing is cut off, in both sizes. */
const expectReadable = (page: Page, screen: string) =>
  inLargeTexts(page, async (size) => {
    await expectReadableScreen(page, `${screen}, ${size}`);
    await expectWholeWords(page, `${screen}, ${size}`);
  });

/** Expects the same of the open dialog, most of which is its content. */
const expectReadableOpenDialog = (page: Page, name: string) =>
  inLargeTexts(page, async (size) => {
    await expectReadableDialog(page, dialog(page), `${name}, ${size}`);
    await expectWholeWords(page, `${name}, ${size}`);
  });

test('no text is cut off on a phone with a default font size of 24 or 32 px, in both languages', async ({
  page,
}) => {
  test.slow();
  const loading = page.locator('main [aria-busy=true]');
  const held = await holdRequests(page, `**${ENDPOINTS.activity.path}?*`);
  await page.goto('/admin/dashboard?lang=en');
  await expect(loading).toHaveCount(1);
  await inBothLanguages(page, (lang) => expectReadable(page, `dashboard, loading, ${lang}`));
  held.release();
  await expect(loading).toHaveCount(0);
  await inBothLanguages(page, (lang) => expectReadable(page, `dashboard, ${lang}`));

  await page.goto('/admin/venues?hasDuplicates=true&limit=5&lang=en');
  await inBothLanguages(page, async (lang) => {
    const card = cards(page).first();
    await action(card, EDIT[lang]).scrollIntoViewIfNeeded();
    await expectReadable(page, `review, ${lang}`);
    for (const [name, opener] of [
      ['edit', action(card, EDIT[lang])],
      ['discard', action(card, DISCARD[lang])],
      ['duplicates', cards(page).getByRole('button', { name: DUPLICATE[lang] }).first()],
    ] as const) {
      await opener.click();
      await expectReadableOpenDialog(page, `${name} dialog, ${lang}`);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  await page.goto('/admin/venues/add?lang=en');
  await page.locator('form h1').waitFor();
  await inBothLanguages(page, (lang) => expectReadable(page, `add venue, ${lang}`));

  for (const path of [PATHS.imports, PATHS.activity, PATHS.audit, PATHS.keys]) {
    await page.goto(`${path}?lang=en`);
    await page.locator('main h1').waitFor();
    const isList = path === PATHS.activity || path === PATHS.audit;
    if (isList) await page.locator('main li').first().waitFor();
    await inBothLanguages(page, (lang) => expectReadable(page, `${path}, ${lang}`));
  }

  await page.goto(`${PATHS.imports}?lang=en`);
  const rows = ['dataset,sourceId,name', 'x,1,Campo Sportivo', 'x,2,Polideportivo'].join('\n');
  const file = { name: 'venues.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('combobox').waitFor();
  await inBothLanguages(page, (lang) => expectReadable(page, `preview of an import, ${lang}`));
});

test.describe('signed out', () => {
  test.use({ account: undefined });
  test('the sign-in is readable with a large text, in both languages', async ({ page }) => {
    await page.goto('/admin?lang=en');
    await page.locator('h1').waitFor();
    await inBothLanguages(page, (lang) => expectReadable(page, `sign-in, ${lang}`));
    await inLargeTexts(page, async (size) => {
      const card = await page.getByRole('main').boundingBox();
      const field = await page.getByRole('textbox').first().boundingBox();
      const [edge, end] = [card, field].map((box) => (box ? box.x + box.width : Number.NaN));
      expect(end, `the field in its card, ${size}`).toBeLessThan(edge ?? 0);
    });
  });
});

test('rows, focus view and their dialogs are readable with a large text, in both languages', async ({
  page,
}) => {
  test.slow();
  await page.goto('/admin/venues?view=rows&limit=5&lang=en');
  await cards(page).first().waitFor();
  await inBothLanguages(page, async (lang) => {
    await expectReadable(page, `rows, ${lang}`);

    await page.getByRole('button', { name: FILTERS[lang] }).click();
    await expectReadable(page, `filters, ${lang}`);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: MENU[lang] }).click();
    await expectReadable(page, `menu, ${lang}`);
    await page.keyboard.press('Escape');

    for (const [key, name] of Object.entries({ '?': 'shortcuts', l: 'set aside' })) {
      await cards(page).first().focus();
      await page.keyboard.press(key);
      await expectReadableOpenDialog(page, `${name}, ${lang}`);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }

    await action(cards(page).first(), HISTORY[lang]).click();
    await expectReadableOpenDialog(page, `history, ${lang}`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const lang of ['it', 'en'] as const) {
    if (lang === 'en') await page.goto('/admin/venues?view=rows&limit=5&lang=en');
    await cards(page).first().getByRole('checkbox').check();
    const selection = page.getByRole('region', { name: SELECTION[lang] });
    await selection.waitFor();
    await expectReadable(page, `selection bar, ${lang}`);
    await action(selection, DISCARD[lang]).click();
    await expectReadableOpenDialog(page, `discard all, ${lang}`);
    await dialog(page).getByRole('button', { name: DISCARD[lang] }).click();
    const undo = page.getByRole('button', { name: UNDO_ALL[lang] });
    await undo.waitFor();
    await expectReadableOpenDialog(page, `result, ${lang}`);

    // Without the dialog, the result is above every screen, before the results of earlier tests.
    await page.goto(`/admin/dashboard?lang=${lang}`);
    await expect(undo).toHaveCount(1);
    await expectReadable(page, `run, ${lang}`);
    await undo.click();
    await expect(page.getByRole('region', { name: UNDONE[lang] })).toBeVisible();
    const more = page.getByRole('main').locator('button[aria-expanded=false]', { hasText: MORE });
    if (await more.isVisible()) {
      await more.click();
      await expectReadable(page, `runs, ${lang}`);
    }
  }

  // With a short name, the buttons of the notice are beside its text where there is room for both.
  await page.goto('/admin/venues?view=focus&q=Garibaldina&lang=en');
  await inBothLanguages(page, async (lang) => {
    const discard = page.getByRole('main').getByRole('button', { name: DISCARD[lang] });
    await discard.first().waitFor();
    await expectReadable(page, `focus view, ${lang}`);
    await discard.first().click();
    await page.getByRole('group', { name: REASONS[lang] }).waitFor();
    await expectReadable(page, `reasons, ${lang}`);
    await page.waitForTimeout(READING);
    await page.keyboard.press('4');
    const undo = page.getByRole('button', { name: UNDO[lang], exact: true });
    await undo.waitFor();
    await expectReadable(page, `notice, ${lang}`);
    await undo.click();
    await expect(undo).toHaveCount(0);
  });
});
