import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { loseResponse } from '../support/requests.ts';
import {
  action,
  cards,
  chooseFilter,
  decide,
  dialog,
  nameOf,
  READING,
  undoAll,
} from '../support/reviewPage.ts';

// Fifty decisions without a mouse; then what the screens show is compared with what is stored.

const active = (page: Page) => page.locator('article[aria-current]');
const LIST = '/admin/venues?country=italy&limit=50&lang=en';

const MOVES = /\/api\/venues\/(approve|discard|restore)$/;
const UNDO = /\/api\/activity\/undo$/;

/** Presses a key, waits for the response to its request, and for the next card to have the focus and be read. */
async function press(page: Page, key: string, request = MOVES): Promise<void> {
  const before = await active(page).elementHandle();
  const response = page.waitForResponse((one) => request.test(one.url()));
  await page.keyboard.press(key);
  // A venue without a name is asked about even after “do not ask again”.
  if (key === 'a' && (await dialog(page).count()) > 0) {
    await expect(dialog(page)).toContainText('Unnamed venue');
    await expect(dialog(page).getByRole('button', { name: 'Approve' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  expect((await response).ok()).toBe(true);
  await page.waitForFunction((card) => {
    const active = document.querySelector('article[aria-current]');
    return active !== card && active !== null && active === document.activeElement;
  }, before);
  await page.waitForTimeout(READING);
}

test.use({ account: ADMIN });

test('fifty venues by keyboard: decisions, undo, many at once, conflicts; screens and database agree', async ({
  page,
  browser,
  product,
  sessionOf,
}) => {
  test.setTimeout(300_000);
  // A venue with open duplicates would always ask for a confirmation.
  await page.route('**/api/venues/duplicates', (route) => route.fulfill({ json: {} }));
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(50);

  // The first of each asks for a confirmation; its checkbox turns that off.
  for (const key of ['a', 'd']) {
    await page.keyboard.press(key === 'a' ? 'j' : 'k');
    await expect(active(page)).toBeFocused();
    await page.keyboard.press(key);
    await dialog(page).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await press(page, 'Enter');
    await expect(dialog(page)).toHaveCount(0);
  }
  for (let done = 2; done < 12; done += 1) {
    await press(page, done % 3 === 0 ? 'd' : 'a');
    if (done % 5 === 0) {
      const decided = page.getByRole('status').filter({ hasText: /(approved|discarded)$/ });
      const name = ((await decided.textContent()) ?? '').replace(/ (approved|discarded)$/, '');
      await press(page, 'u', UNDO);
      // The venue is listed again and active.
      expect(await nameOf(active(page))).toBe(name);
      await press(page, 'a');
    }
  }

  // Thirty-eight are decided on in one batch.
  for (let chosen = 0; chosen < 38; chosen += 1) {
    await page.keyboard.press('x');
    if (chosen < 37) await page.keyboard.press('j');
  }
  await expect(page.getByText('38 venues selected')).toBeVisible();
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Discard' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Discard 38 venues?');
  await dialog(page).getByRole('radio', { name: 'Unusable data' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Discarded: 38 of 38');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);

  // Another window of the same account approves a venue that this window still shows.
  const colleague = await browser.newPage({
    baseURL: product.address,
    storageState: await sessionOf(ADMIN),
  });
  await colleague.goto(LIST);
  await page.keyboard.press('j');
  await expect(active(page)).toBeFocused();
  const contested = await nameOf(active(page));
  await colleague
    .getByRole('button', { name: `Approve ${contested}` })
    .first()
    .click();
  await dialog(colleague).getByRole('button', { name: 'Approve' }).click();
  await expect(dialog(colleague)).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(page.getByRole('alert')).toContainText(`You have already approved ${contested}`);
  // The next venue has the focus.
  await expect(active(page)).toBeFocused();
  expect(await nameOf(active(page))).not.toBe(contested);
  await colleague.context().close();

  // Counters:
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
  const activity = await product.query<{ venue_name: string; kind: string; count: number | null }>(
    `select venue_name, kind, count from activity where batch_id is null or batch_id = id
     order by at desc, id desc limit 10`,
  );
  await page.goto('/admin/activity?lang=en');
  const list = page.getByRole('region', { name: 'Newest first' });
  await list.getByRole('heading', { level: 3 }).first().waitFor();
  for (const series of await list.locator('summary').all()) await series.click();
  // A line that can be opened summarizes the records in it.
  const lines = list.locator('li:not(:has(details))');
  await expect(lines.nth(activity.length - 1)).toBeVisible();
  expect(activity.filter(({ count }) => count !== null)).toHaveLength(1);
  for (const [index, { venue_name, kind, count }] of activity.entries()) {
    const batch = `${count} venues ${kind}`;
    const text = count === null ? venue_name || 'Unnamed venue' : batch;
    await expect(lines.nth(index)).toContainText(text);
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

  // The history of the first venue:
  const [first] = await product.query<{ events: number; reason: string | null }>(
    `select count(*)::int as events, max(v.discard_reason) as reason from activity a
     join venues v on v.id = a.venue_id
     where v.id = (select id from venues where status = 'discarded' and country = 'italy'
                   order by created_at desc, id desc limit 1)`,
  );
  await action(cards(page).first(), 'History').click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(first?.events ?? 0);
});

test('undo reverts the actions of this session one by one, a batch at once', async ({
  page,
  product,
}) => {
  const stored = () =>
    product.query<{ status: string; count: number }>(
      'select status, count(*)::int as count from venues group by status order by status',
    );
  const before = await stored();
  const notice = (text: string) =>
    page.getByRole('status').filter({ has: page.getByText(text, { exact: true }) });
  await page.goto('/admin/venues?country=spain&limit=20&lang=en');
  await expect(cards(page)).toHaveCount(20);

  const approved = await nameOf(cards(page).first());
  await decide(page, cards(page).first(), 'Approve');
  await expect(notice(`${approved} approved`)).toBeVisible();
  const discarded = await nameOf(cards(page).first());
  await decide(page, cards(page).first(), 'Discard');
  await expect(notice(`${discarded} discarded`)).toBeVisible();
  for (const index of [0, 1]) {
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(index)
      .check();
  }
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(notice('2 venues approved')).toBeVisible();

  await page.keyboard.press('u');
  await expect(notice('Undone: 2 venues approved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo previous' }).click();
  await expect(notice(`Undone: ${discarded} discarded`)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Review venues' }).click();
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('u');
  await expect(notice(`Undone: ${approved} approved`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  expect(await stored()).toEqual(before);

  // U pressed again before the response to the first undo undoes two decisions.
  for (let decided = 0; decided < 2; decided += 1) {
    await decide(page, cards(page).first(), 'Approve');
  }
  await cards(page).first().focus();
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/activity/undo', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  const onItsWay = page.waitForRequest('**/api/activity/undo');
  await page.keyboard.press('u');
  await onItsWay;
  await page.keyboard.press('u');
  pressed.resolve();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await expect.poll(stored).toEqual(before);
});

/** A name as the server sorts it: without accents, capitals and punctuation. */
const folded = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace('unnamed venue', '');

test('finds by words, sorts and filters by check', async ({ page }) => {
  await page.goto('/admin/venues?lang=en');
  await page.getByRole('searchbox').fill('calle alto retiro');
  await expect(page).toHaveURL(/q=calle\+alto\+retiro/);
  await expect(cards(page).first()).toContainText(/alto del retiro/i);
  await page.getByRole('searchbox').fill('');
  await chooseFilter(page, 'Failed checks', 'No sport');
  await chooseFilter(page, 'Sort', 'By name');
  await expect(page).toHaveURL(/check=noSport.*sort=name|sort=name.*check=noSport/);
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /No sport/ }),
  ).toBeVisible();
  const names = (await cards(page).getByRole('heading').allTextContents()).map(folded);
  expect(names).toEqual(names.toSorted());
});

test('a failed check has an explanation; a suggested fix fills the form and is saved with it', async ({
  page,
  product,
}) => {
  const SWAPPED = "name = 'Swapped on purpose'";
  await product.query(`update venues set name = 'Swapped on purpose', latitude = longitude,
    longitude = latitude, checks = array['coordinatesSwapped'], check_count = 1
    where id = (select id from venues where status = 'pending' and country = 'italy'
      and latitude between 44 and 46 order by id limit 1)`);
  await page.goto('/admin/venues?check=coordinatesSwapped&lang=en');
  const card = cards(page).filter({ hasText: 'Swapped on purpose' });
  await card.getByRole('button', { name: /Coordinates swapped/ }).click();
  await expect(card.getByText(/once latitude and longitude change places/)).toBeVisible();
  await card.getByRole('button', { name: 'Fix and edit' }).click();
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

test('all that match are decided on by the filter, in one request, and undone as a whole', async ({
  page,
  product,
}) => {
  const countsByStatus = () =>
    product.query<{ status: string; count: number }>(
      `select status, count(*)::int as count from venues where country = 'spain'
       group by status order by status`,
    );
  // With so many on a page, scrolling to the second card loads no further page.
  await page.goto('/admin/venues?country=spain&limit=100&lang=en');
  await expect(cards(page)).toHaveCount(100);
  const before = await countsByStatus();
  const pending = before.find(({ status }) => status === 'pending')?.count ?? 0;
  expect(pending).toBeGreaterThan(200);

  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/venues\/scraped/.test(request.url())) lists.push(request.url());
  });
  await page.getByRole('button', { name: `Select all ${pending} that match` }).click();
  await expect(page.getByText(`${pending} venues selected`)).toBeVisible();
  // One card is left out.
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .uncheck();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Approve' }).click();
  await dialog(page).waitFor();
  const place = await page.evaluate(() => window.scrollY);
  // The focus is back at the bar, and the list where it was.
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Approve' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await bar.getByRole('button', { name: 'Approve' }).click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/venues/decisions'),
  );
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({
    move: 'approve',
    matching: { country: 'spain', status: 'pending' },
  });
  expect(body.matching.except).toHaveLength(1);
  expect(lists).toEqual([]);
  const all = pending - 1;
  await expect(dialog(page)).toContainText(`Approved: ${all} of ${all}`, { timeout: 30_000 });
  expect((await countsByStatus()).find(({ status }) => status === 'pending')?.count).toBe(1);

  await undoAll(page, dialog(page));
  await expect(dialog(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(
    page.getByRole('status').filter({ hasText: `${all} decisions undone` }),
  ).toBeVisible();
  expect(await countsByStatus()).toEqual(before);
});

test('an approval whose response was lost can be repeated and undone', async ({ page }) => {
  await page.goto('/admin/venues?country=italy&limit=5&lang=en');
  const name = await nameOf(cards(page).first());
  await loseResponse(page, '**/api/venues/approve', 2);
  await action(cards(page).first(), 'Approve').click();
  const approve = dialog(page).getByRole('button', { name: 'Approve', exact: true });
  await approve.click();
  await expect(
    dialog(page).getByText(/^Failed to approve venue.*so it may have been done/),
  ).toBeVisible();
  await approve.click();
  const notice = page.getByRole('status');
  await expect(notice.filter({ hasText: `${name} approved` })).toBeVisible();
  await page.keyboard.press('u');
  await expect(notice.filter({ hasText: `Undone: ${name} approved` })).toBeVisible();
});
