import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Product } from '../support/product.ts';
import { cards, decide, dialog, editForm, openEdit, saveEdit } from '../support/reviewPage.ts';

test.use({ account: ADMIN, viewport: { width: 1440, height: 900 } });

/** Several clusters of Milan; a list of all would take most of the time of these tests. */
const LIST = '/admin/venues?hasDuplicates=true&q=tennis&limit=50&lang=en';

/** What an undo restores: all venues without their versions, and the rejected pairs. */
const stored = (product: Product) =>
  product.query(`select
    (select md5(string_agg(to_jsonb(venues)::text, '' order by id)) from (
      select id, status, name, phone_number, website, sport_ids, address_street, address_number,
        address_postal_code, address_city, latitude, longitude, discard_reason, duplicate_of
      from venues) as venues) as venues,
    (select count(*)::int from rejected_duplicates) as rejected`);

/** The kinds of the records of the last merge; of a discard also whether it has the reason and the venue that stays. */
async function lastMerge(product: Product): Promise<string[]> {
  const rows = await product.query<{ kind: string; reason: string | null; original: boolean }>(
    `select kind, reason, duplicate_of is not null as original from activity where merge_id =
    (select merge_id from activity where merge_id is not null order by at desc limit 1)
    order by kind`,
  );
  return rows.map(({ kind, reason, original }) =>
    reason === 'duplicate' && original ? `${kind} as a duplicate` : kind,
  );
}

/** Opens the first cluster of at least three venues that are all pending. */
async function openCluster(page: Page): Promise<number> {
  const offers = page.getByRole('button', { name: /^Possible duplicates: [2-9]/ });
  await expect(offers.first()).toBeVisible();
  for (let index = 0; index < (await offers.count()); index += 1) {
    await offers.nth(index).click();
    const keep = dialog(page).getByRole('radiogroup', { name: 'Keep this one' });
    await expect(keep).toBeVisible();
    const count = await keep.getByRole('radio').count();
    if (count > 2 && (await keep.getByText('Approved').count()) === 0) return count;
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  throw new Error('the sample has no cluster of three pending venues');
}

/** Opens a cluster, keeps its second venue and marks the last one as no duplicate. */
async function chooseInCluster(page: Page) {
  await expect(cards(page).first()).toBeVisible();
  const count = await openCluster(page);
  const keep = dialog(page).getByRole('radiogroup', { name: 'Keep this one' }).getByRole('radio');
  const marks = dialog(page).getByRole('checkbox', { name: 'Not a duplicate' });
  await keep.nth(1).check();
  await marks.nth(count - 1).check();
  return { count, keep, marks };
}

test('a cluster is decided on at once, the next one follows, and one undo reverses all of it', async ({
  page,
  product,
}) => {
  const before = await stored(product);
  await page.goto(LIST);
  const { count, keep } = await chooseInCluster(page);
  await expect(keep.nth(count - 1)).toBeDisabled();

  // A field whose values differ has a group of radio buttons; the value of another venue is chosen in it.
  const fields = dialog(page).getByRole('radiogroup').filter({ hasNotText: 'Keep this one' });
  const choice = fields.filter({ has: page.getByRole('radio').nth(1) }).first();
  const hasChoice = (await choice.count()) > 0;
  if (hasChoice) {
    await choice.getByRole('radio', { checked: false }).first().check();
    await expect(dialog(page).getByRole('status')).toContainText(/1 kept with \d+ field/);
  }
  await expect(dialog(page).getByRole('status')).toContainText(
    `${count - 2} discarded as ${count === 3 ? 'a duplicate' : 'duplicates'}, 1 marked as not a duplicate`,
  );
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/\d duplicates? of .* discarded/).first()).toBeVisible();

  const kinds = await lastMerge(product);
  expect(kinds.filter((kind) => kind === 'discarded as a duplicate')).toHaveLength(count - 2);
  expect(kinds).toContain('notDuplicate');
  expect(kinds.includes('updated')).toBe(hasChoice);
  expect(await stored(product)).not.toEqual(before);
  const next = page.locator('article:focus');
  await expect(next).toHaveCount(1);
  await expect(next.getByRole('button', { name: /^Possible duplicates/ })).toBeVisible();

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /[Uu]ndone/ })).toBeVisible();
  expect(await stored(product)).toEqual(before);
});

test('badges count what the dialog shows, and follow a merge in another window', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(cards(page).first()).toBeVisible();
  const count = await openCluster(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const opened =
    (await page.locator('article[aria-current]').getByRole('heading').textContent()) ?? '';
  const badge = page.getByRole('button', {
    name: `Possible duplicates: ${count - 1} (${opened})`,
    exact: true,
  });
  const badges = await badge.count();
  expect(badges).toBeGreaterThan(0);
  const left = page.getByText(/[\d,]+ to go/);
  const before = await left.textContent();

  const other = await page.context().newPage();
  await other.goto(LIST);
  await expect(cards(other).first()).toBeVisible();
  expect(await openCluster(other)).toBe(count);
  await dialog(other).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(other)).toHaveCount(0);
  await expect(left).not.toHaveText(before ?? '');
  await expect(badge).not.toHaveCount(badges);
  await other.getByRole('button', { name: /^Undo/ }).click();
  await expect(left).toHaveText(before ?? '');
  await other.close();
});

test('the duplicates of a venue show at once what this window decides and edits', async ({
  page,
}) => {
  // The inspector shows the duplicates of the active row.
  const duplicates = page
    .getByRole('complementary', { name: 'Details' })
    .getByRole('region', { name: 'Possible duplicates' });
  await page.goto('/admin/venues?view=rows&q=Sport+Promotion&lang=en');
  await expect(duplicates.getByText('Pending')).toHaveCount(3);
  await decide(page, cards(page).first(), 'Approve');
  await expect(duplicates.getByText('Approved')).toHaveCount(1);
  await expect(duplicates.getByText('Pending')).toHaveCount(2);

  await page.goto('/admin/venues?view=rows&q=Mediolanum+Soc&lang=en');
  await expect(duplicates).toBeVisible();
  await openEdit(page, cards(page).first());
  await editForm(page).getByLabel('Name').fill('Mediolanum Soc Zzyzx Hall');
  await editForm(page).getByLabel('Website').fill('https://different.example.org');
  await editForm(page).getByLabel('Latitude').fill('45.6');
  await saveEdit(page);
  await expect(editForm(page)).toHaveCount(0);
  await expect(duplicates).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(duplicates).toBeVisible();
  await page.goto('/admin/venues?view=rows&q=Sport+Promotion&lang=en');
  await expect(duplicates.getByText('Approved')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(duplicates.getByText('Pending')).toHaveCount(3);
});
