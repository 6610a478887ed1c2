import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  cards,
  chooseFilter,
  dialog,
  filtersButton,
  selectAllMatching,
  undoAll,
} from '../support/reviewPage.ts';

test.use({ account: ADMIN, viewport: { width: 1920, height: 1080 } });

const LIST = '/admin/venues?limit=50&lang=en';

test('all clean venues are approved at once, and nothing else', async ({ page, product }) => {
  await page.goto(LIST);
  const clean = page.getByRole('button', { name: 'Clean', exact: true });
  await expect(clean).toHaveAttribute('aria-pressed', 'false');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await clean.click();
  await expect(clean).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/clean=true/);
  // Another list has another selection.
  await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).getByRole('button', { name: /^Possible duplicate/ })).toHaveCount(0);
  await expect(page.getByText(/^Showing \d+ venues of/)).toBeVisible();

  const total = await selectAllMatching(page);
  expect(total).toBeGreaterThan(0);
  const bar = page.getByRole('region', { name: 'Selection' });
  const before = new Date().toISOString();
  await bar.getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await expect(dialog(page)).toContainText(`Approved: ${total} of ${total}`);
  const approved = await product.query<{ clean: boolean }>(
    `select check_count = 0 and not exists (
       select 1 from possible_duplicates pair join venues other on other.id = pair.other_id
       where pair.venue_id = venue.id and other.status <> 'discarded') as clean
     from venues venue where status = 'approved' and decided_at >= '${before}'`,
  );
  expect(approved).toHaveLength(total);
  expect(approved.filter((venue) => !venue.clean)).toEqual([]);
  await undoAll(page, dialog(page));
  await expect(page.getByText(`${total} decisions undone`).first()).toBeVisible();
  // The shortcuts of the list work again.
  const list = page.getByRole('region', { name: 'Venues', exact: true });
  await expect(list.and(page.locator(':focus-within'))).toHaveCount(1);
});

test('filters are in the address, in a saved view, and removed together', async ({ page }) => {
  await page.goto(LIST);
  const duplicates = page.getByRole('button', { name: 'Possible duplicates', exact: true });
  await duplicates.click();
  await chooseFilter(page, 'Sport', 'Tennis');
  await expect(page).toHaveURL(/hasDuplicates=true.*sport=tennis/);
  await expect(filtersButton(page)).toContainText('2');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('textbox', { name: 'Save this view as' }).fill('Tennis twice');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('Escape');

  await filtersButton(page).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(duplicates).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/hasDuplicates|sport/);

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Tennis twice', exact: true }).click();
  await expect(page).toHaveURL(/hasDuplicates=true.*sport=tennis/);
  await expect(duplicates).toHaveAttribute('aria-pressed', 'true');
});
