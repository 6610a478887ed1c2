import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// A hundred decisions without a mouse, and then the books: what the screens say is what is stored.

const cards = (page: Page) => page.getByRole('article');
const active = (page: Page) => page.locator('article[aria-current]');
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const LIST = '/admin/venues?country=italy&limit=100&lang=en';

const MOVES = /\/api\/venues\/(approve|discard|restore)$/;
const UNDO = /\/api\/activity\/undo$/;

/** Presses a key and waits for the answer to its call, and for the next card to have the focus. */
async function press(page: Page, key: string, call = MOVES): Promise<void> {
  const before = await active(page).elementHandle();
  const answered = page.waitForResponse((response) => call.test(response.url()));
  await page.keyboard.press(key);
  expect((await answered).ok()).toBe(true);
  const isStillActive = () =>
    before?.evaluate((card) => card.isConnected && card.matches('[aria-current]'));
  await expect.poll(isStillActive).toBe(false);
  await expect(active(page)).toBeFocused();
}

const nameOf = async (page: Page) =>
  ((await active(page).getByRole('heading').textContent()) ?? '').trim();

test('a hundred venues by keyboard: decided, undone, many at once, overtaken; and the books agree', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  test.setTimeout(180_000);
  await signIn(page);
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(100);

  // The first of each asks; then no more.
  for (const key of ['a', 'd']) {
    await page.keyboard.press(key === 'a' ? 'j' : 'k');
    await expect(active(page)).toBeFocused();
    await page.keyboard.press(key);
    await dialog(page).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await press(page, 'Enter');
    await expect(dialog(page)).toHaveCount(0);
  }
  for (let done = 2; done < 60; done += 1) {
    await press(page, done % 3 === 0 ? 'd' : 'a');
    if (done % 15 === 0) {
      const decided = page.getByRole('status').filter({ hasText: /(approved|discarded)$/ });
      const name = ((await decided.textContent()) ?? '').replace(/ (approved|discarded)$/, '');
      await press(page, 'u', UNDO);
      // It is back, and active again.
      expect(await nameOf(page)).toBe(name);
      await press(page, 'a');
    }
  }

  // The last forty at once.
  for (let chosen = 0; chosen < 40; chosen += 1) {
    await page.keyboard.press('x');
    if (chosen < 39) await page.keyboard.press('j');
  }
  await expect(page.getByText('40 venues selected')).toBeVisible();
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Discard' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Discard 40 venues?');
  await dialog(page).getByRole('radio', { name: 'Unusable data' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Discarded: 40 of 40');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);

  // A colleague approves what is still shown here.
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(product.address);
  await signIn(colleague);
  await colleague.goto(LIST);
  await page.keyboard.press('j');
  await expect(active(page)).toBeFocused();
  const contested = await nameOf(page);
  await colleague
    .getByRole('button', { name: `Approve ${contested}` })
    .first()
    .click();
  await dialog(colleague).getByRole('button', { name: 'Approve' }).click();
  await expect(dialog(colleague)).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(page.getByRole('alert')).toContainText(`${contested} has already been approved`);
  await colleague.context().close();

  // The books. Counters:
  const rows = await product.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from venues group by status',
  );
  const stored = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  await page.goto('/admin/dashboard?lang=en');
  for (const [label, status] of [
    ['Pending', 'pending'],
    ['Approved', 'approved'],
    ['Discarded', 'discarded'],
  ] as const) {
    const shown = (stored[status] ?? 0).toLocaleString('en');
    await expect(page.getByRole('main')).toContainText(new RegExp(`${label}\\D*${shown}`));
  }
  const counted = await product.query<{ status: string; count: number }>(
    'select status, sum(count)::int as count from venue_counts group by status',
  );
  expect(Object.fromEntries(counted.map(({ status, count }) => [status, count]))).toEqual(stored);

  // Activity, the ten newest:
  const activity = await product.query<{ venue_name: string; kind: string }>(
    'select venue_name, kind from activity order by at desc, id desc limit 10',
  );
  const lines = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(lines).toHaveCount(activity.length);
  for (const [index, { venue_name }] of activity.entries()) {
    await expect(lines.nth(index)).toContainText(venue_name || 'Unnamed venue');
  }

  // The list, row by row:
  const listed = await product.query<{ name: string }>(
    `select name from venues where status = 'discarded' and country = 'italy'
     order by created_at desc, id desc limit 200`,
  );
  await page.goto('/admin/venues?status=discarded&country=italy&limit=200&lang=en');
  await expect(cards(page)).toHaveCount(listed.length);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(
    listed.map(({ name }) => name || 'Unnamed venue'),
  );

  // And the history of the first:
  const [first] = await product.query<{ events: number; reason: string | null }>(
    `select count(*)::int as events, max(v.discard_reason) as reason from activity a
     join venues v on v.id = a.venue_id
     where v.id = (select id from venues where status = 'discarded' and country = 'italy'
                   order by created_at desc, id desc limit 1)`,
  );
  await cards(page)
    .first()
    .getByRole('button', { name: /^History/ })
    .click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(first?.events ?? 0);
});

test('bare letters do nothing while one types, under a dialog, or once they are turned off', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/venues?limit=5&lang=en');
  await expect(cards(page)).toHaveCount(5);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('jade');
  await expect(page.getByRole('searchbox')).toHaveValue('jade');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await expect(cards(page)).toHaveCount(5);

  await page.getByRole('button', { name: 'Refresh' }).focus();
  await page.keyboard.press('?');
  await expect(dialog(page)).toContainText('Keyboard shortcuts');
  await page.keyboard.press('j');
  await expect(active(page)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Use single keys' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(active(page)).toHaveCount(0);
  await page.reload();
  await expect(cards(page)).toHaveCount(5);
  await page.keyboard.press('?');
  await expect(dialog(page)).toHaveCount(0);
});

async function choose(page: Page, select: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option }).click();
}

/** As the server orders names: without accents, capitals and signs. */
const folded = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace('unnamed venue', '');

test('finds by words, sorts, filters by warning, and keeps it all under a name', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/venues?lang=en');
  await page.getByRole('searchbox').fill('calle alto retiro');
  await expect(page).toHaveURL(/q=calle\+alto\+retiro/);
  await expect(cards(page).first()).toContainText(/alto del retiro/i);
  await page.getByRole('searchbox').fill('');
  await choose(page, 'Warnings', 'No sport');
  await choose(page, 'Sort', 'By name');
  await expect(page).toHaveURL(/check=noSport.*sort=name|sort=name.*check=noSport/);
  await expect(cards(page).first().getByText('No sport', { exact: true })).toBeVisible();
  const names = (await cards(page).getByRole('heading').allTextContents()).map(folded);
  expect(names).toEqual(names.toSorted());

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByLabel('Save this view as').fill('Without a sport');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/admin/venues?lang=en');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Without a sport' }).first().click();
  await expect(page).toHaveURL(/check=noSport/);
});

test('two venues that are one: completed from each other, the other goes as a duplicate, and comes back', async ({
  page,
  product,
  signIn,
}) => {
  await signIn(page);
  // All of them: those of Italy have been decided above.
  await page.goto('/admin/venues?limit=200&lang=en');
  await page
    .getByRole('button', { name: /^Possible duplicates/ })
    .first()
    .click();
  await expect(dialog(page)).toContainText('Possible duplicate');
  await expect(dialog(page)).toContainText(/Names \d+% alike/);
  const copy = dialog(page).getByRole('button', { name: /^Copy to the other venue/ });
  const copied = (await copy.count()) > 0;
  if (copied) await copy.first().click();
  await dialog(page).getByRole('button', { name: 'Discard this one' }).click();
  await expect(dialog(page)).toHaveCount(0);

  const last = () =>
    product.query<{ kind: string; reason: string | null; duplicate_of: string | null }>(
      'select kind, reason, duplicate_of from activity order by at desc, id desc limit 1',
    );
  const [discard] = await last();
  expect(discard).toMatchObject({ kind: 'discarded', reason: 'duplicate' });
  expect(discard?.duplicate_of).not.toBeNull();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /[Uu]ndone/ })).toBeVisible();
  const [undone] = await last();
  expect(undone?.kind).toBe('undone');
});

test('a warning explains itself; a certain mend goes into the form, not into the data', async ({
  page,
  product,
  signIn,
}) => {
  const SWAPPED = "name = 'Swapped on purpose'";
  await product.query(`update venues set name = 'Swapped on purpose', latitude = longitude,
    longitude = latitude, checks = array['coordinatesSwapped'], check_count = 1
    where id = (select id from venues where status = 'pending' and country = 'italy'
      and latitude between 44 and 46 order by id limit 1)`);
  await signIn(page);
  await page.goto('/admin/venues?check=coordinatesSwapped&lang=en');
  const card = cards(page).filter({ hasText: 'Swapped on purpose' });
  await card.getByText('Coordinates swapped').click();
  await expect(card.getByText(/once latitude and longitude change places/)).toBeVisible();
  await card.getByRole('button', { name: 'Mend and edit' }).click();
  await expect(dialog(page).getByLabel('Latitude')).toHaveValue(/^4[456]\./);
  const [before] = await product.query<{ latitude: number }>(
    `select latitude from venues where ${SWAPPED}`,
  );
  expect(before?.latitude).toBeLessThan(30);
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const [after] = await product.query<{ latitude: number; checks: string[] }>(
    `select latitude, checks from venues where ${SWAPPED}`,
  );
  expect(after?.latitude).toBeGreaterThan(44);
  expect(after?.checks).not.toContain('coordinatesSwapped');
});
