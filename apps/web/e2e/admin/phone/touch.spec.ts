import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  action,
  cards,
  dialog,
  filtersButton,
  focusedVenue,
  openFocus,
} from '../../support/reviewPage.ts';
import { expectTouchable } from '../../support/targets.ts';
import { PHONE } from '../../support/visit.ts';

test.use({ account: ADMIN, ...PHONE });

test('a finger finds every control of the review', async ({ page }) => {
  test.slow();
  await page.goto('/admin/venues?limit=5&lang=en');
  await cards(page).first().waitFor();
  await expectTouchable(page, 'cards');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await dialog(page).waitFor();
  await expectTouchable(page, 'menu');
  await page.keyboard.press('Escape');

  await filtersButton(page).click();
  await dialog(page).waitFor();
  await expectTouchable(page, 'filters');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  // The list is in sight, so the filters above it stay there, too.
  await expect(page.getByRole('region', { name: 'Venues', exact: true })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  for (const verb of ['Edit', 'Approve', 'Discard', 'History']) {
    await action(cards(page).first(), verb).click();
    await dialog(page).waitFor();
    await expectTouchable(page, verb);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await cards(page).first().getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selection' }).waitFor();
  await expectTouchable(page, 'selection');

  for (const view of ['rows', 'map', 'focus']) {
    await page.goto(`/admin/venues?view=${view}&limit=5&lang=en`);
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Approve' })
      .or(cards(page))
      .first()
      .waitFor();
    await expectTouchable(page, view);
  }

  await page.goto('/admin/venues?hasDuplicates=true&limit=5&lang=en');
  await page
    .getByRole('button', { name: /^Possible duplicate/ })
    .first()
    .click();
  await dialog(page).waitFor();
  await expectTouchable(page, 'duplicates');
});

test('a finger finds every control of the other screens', async ({ page }) => {
  for (const [screen, ready] of [
    ['dashboard', 'main h1'],
    ['activity', 'main h3'],
    ['venues/add', 'form h1'],
    ['imports', 'main h1'],
  ] as const) {
    await page.goto(`/admin/${screen}?lang=en`);
    await page.locator(ready).first().waitFor();
    await expectTouchable(page, screen);
  }
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'verona.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(
      JSON.stringify({
        dataset: 'verona',
        sourceId: '1',
        name: 'Campo Scaligero',
        countryCode: 'IT',
        city: 'Verona',
        sports: ['padel'],
      }),
    ),
  });
  await page
    .getByRole('button', { name: /^Import/ })
    .first()
    .waitFor();
  await expectTouchable(page, 'preview of an import');
});

test('Back closes the reasons of a discard before it leaves the focus view', async ({ page }) => {
  await page.goto('/admin/dashboard?lang=en');
  const name = await openFocus(page);
  const reasons = page.getByRole('group', { name: 'Why is it discarded?' });
  const discard = page.getByRole('button', { name: /^Discard / });
  await discard.tap();
  await expect(reasons).toBeVisible();
  await page.goBack();
  await expect(reasons).toHaveCount(0);
  await expect(focusedVenue(page)).toHaveText(name);

  await page.getByRole('button', { name: 'Next venue', exact: true }).tap();
  await expect(focusedVenue(page)).not.toHaveText(name);
  await discard.tap();
  await reasons.getByRole('button', { name: 'Cancel' }).tap();
  await expect(reasons).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});
