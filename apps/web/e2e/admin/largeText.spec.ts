import { ADMIN } from '../support/accounts.ts';
import { test } from '../support/fixtures.ts';
import { expectReadable, setFontSize } from '../support/readable.ts';
import { action, cards, dialog } from '../support/reviewPage.ts';

test.use({ account: ADMIN, viewport: { width: 390, height: 844 } });

const EDIT = { en: 'Edit', it: 'Modifica' };
const DISCARD = { en: 'Discard', it: 'Scarta' };
const DUPLICATE = { en: /^Possible duplicate/, it: /^Possibile doppione|^Possibili doppioni/ };

for (const size of [24, 32]) {
  for (const lang of ['en', 'it'] as const) {
    test(`no text is cut off on a phone with a default font size of ${size} px (${lang})`, async ({
      page,
    }) => {
      await setFontSize(page, size);
      await page.emulateMedia({ reducedMotion: 'reduce' });

      await page.goto(`/admin/dashboard?lang=${lang}`);
      await page.locator('main a').first().waitFor();
      await expectReadable(page, 'dashboard');

      await page.goto(`/admin/venues?limit=5&lang=${lang}`);
      await action(cards(page).first(), EDIT[lang]).scrollIntoViewIfNeeded();
      await expectReadable(page, 'review');

      await action(cards(page).first(), EDIT[lang]).click();
      await dialog(page).waitFor();
      await expectReadable(page, 'edit dialog');
      await page.keyboard.press('Escape');

      await action(cards(page).first(), DISCARD[lang]).click();
      await dialog(page).waitFor();
      await expectReadable(page, 'discard dialog');
      await page.keyboard.press('Escape');

      // Earlier tests may have decided on the duplicates of the first page.
      await page.goto(`/admin/venues?limit=50&lang=${lang}`);
      await page.getByRole('button', { name: DUPLICATE[lang] }).first().click();
      await dialog(page).waitFor();
      await expectReadable(page, 'duplicates dialog');

      await page.goto(`/admin/venues/add?lang=${lang}`);
      await page.locator('form h1').waitFor();
      await expectReadable(page, 'add venue');

      await page.goto(`/admin/imports?lang=${lang}`);
      await page.locator('main h1').waitFor();
      await expectReadable(page, 'imports');
    });
  }
}
