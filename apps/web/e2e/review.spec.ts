import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const MILANO = '/admin/venues?country=italy&city=milano&limit=5&lang=en';

const cards = (page: Page) => page.getByRole('article');
const firstName = async (page: Page) =>
  ((await cards(page).first().getByRole('heading').textContent()) ?? '').trim();

/** The number that a tile of the dashboard shows. */
async function count(page: Page, tile: string): Promise<number> {
  const text = (await page.getByRole('link', { name: new RegExp(tile) }).textContent()) ?? '';
  return Number(text.replace(/\D/g, ''));
}

async function counts(page: Page) {
  await page.goto('/admin/dashboard?lang=en');
  await expect(page.getByRole('link', { name: /Pending reviews.*\d/s })).toBeVisible();
  return {
    pending: await count(page, 'Pending reviews'),
    approved: await count(page, 'Approved venues'),
    discarded: await count(page, 'Discarded venues'),
  };
}

test.beforeEach(async ({ page, signIn }) => signIn(page));

test('[REV-1] [REV-2] [REV-5] filters by italy and milano; the address carries the filters and Back works', async ({
  page,
}) => {
  await page.goto('/admin/venues?lang=en');
  await expect(page.getByRole('heading', { name: 'Pending venues' })).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  const city = page.getByRole('combobox', { name: 'City' });
  await expect(city).toBeDisabled();
  await expect(city).toHaveText(/Select a country first/);

  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Italy' }).click();
  await expect(page).toHaveURL(/country=italy/);
  await city.click();
  await page.getByRole('option', { name: 'Milan' }).click();
  await expect(page).toHaveURL(/city=milano/);
  await expect(page.getByText(/^Showing 20 venues of 407$/)).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).toContainText('Milano');

  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(40);

  await page.goBack();
  await expect(page).not.toHaveURL(/city=/);
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText(/Italy/);
});

test('[REV-3] Clear resets every filter, Apply moves to the results', async ({ page }) => {
  await page.goto('/admin/venues?status=discarded&country=italy&city=milano&limit=5&lang=en');
  await expect(page.getByText('No venues found matching your criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/venues\?lang=en$/);
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('region', { name: 'Venues' })).toBeFocused();
});

test('[REV-10] [REV-11] [REV-15] approve, discard and restore: list, counts and activity follow', async ({
  page,
}) => {
  const before = await counts(page);

  await page.goto(MILANO);
  const approved = await firstName(page);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Approve/ })
    .click();
  const modal = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(modal).toContainText(approved);
  await expect(modal).toContainText('The venue moves to the approved list.');
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal).toHaveCount(0);
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^Approve/ }),
  ).toBeFocused();

  const approvedCard = await cards(page).first().getAttribute('id');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Approve/ })
    .click();
  await modal.getByRole('button', { name: 'Approve' }).click();
  await expect(modal).toHaveCount(0);
  // The next card takes the place, and the keyboard.
  await expect(cards(page).first()).toBeFocused();
  await expect(cards(page)).toHaveCount(5);
  expect(approvedCard).toBe(await cards(page).first().getAttribute('id'));

  const discarded = await firstName(page);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Discard/ })
    .click();
  await expect(modal).toContainText('The venue moves to the discarded list.');
  await modal.getByRole('button', { name: 'Discard' }).click();
  await expect(modal).toHaveCount(0);

  const between = await counts(page);
  expect(between).toEqual({
    pending: before.pending - 2,
    approved: before.approved + 1,
    discarded: before.discarded + 1,
  });
  await expect(page.getByText(`${approved} approved`).first()).toBeVisible();
  await expect(page.getByText(`${discarded} discarded`).first()).toBeVisible();

  await page.goto('/admin/venues?status=discarded&lang=en');
  const card = cards(page).filter({ hasText: discarded }).first();
  await card.getByRole('button', { name: /^Restore/ }).click();
  await expect(cards(page).filter({ hasText: discarded })).toHaveCount(0);
  expect(await counts(page)).toEqual({
    pending: before.pending - 1,
    approved: before.approved + 1,
    discarded: before.discarded,
  });
});

test('[REV-13] a missing city is sent as Unknown', async ({ page }) => {
  await page.goto('/admin/venues?country=italy&limit=200&lang=en');
  await expect(cards(page)).toHaveCount(200);
  const more = page.getByRole('button', { name: 'Load more' });
  while (await more.isVisible()) {
    const shown = await cards(page).count();
    await more.click();
    await expect.poll(() => cards(page).count(), { timeout: 30_000 }).toBeGreaterThan(shown);
  }
  // The oldest of Italy come from a source that knows little more than the country.
  const sent = page.waitForRequest('**/api/venues/discard');
  await cards(page)
    .last()
    .getByRole('button', { name: /^Discard/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ country: 'Italy', city: 'Unknown' });
});

test('[EDIT-1] edits a venue; the card shows it at once and after a reload', async ({ page }) => {
  await page.goto(MILANO);
  const card = cards(page).nth(1);
  await card.getByRole('button', { name: /^Edit/ }).click();
  const modal = page.getByRole('dialog', { name: 'Edit venue' });
  await modal.getByLabel('Name').fill('');
  await modal.getByLabel('Website').fill('not a site');
  await modal.getByRole('button', { name: 'Save changes' }).click();
  await expect(modal.getByText('Venue name is required')).toBeVisible();
  await expect(modal.getByText(/Enter a full web address/)).toBeVisible();
  await expect(modal.getByLabel('Name')).toBeFocused();

  const name = `Città dello Sport ${Date.now()}`;
  await modal.getByLabel('Name').fill(name);
  await modal.getByLabel('Website').fill('https://example.org/campo');
  await modal.getByLabel('Phone number').fill('+39 02 1234567');
  await modal.getByLabel('Latitude').fill('north');
  await modal.getByLabel('Formatted address').fill('Via Roma 1\n20100 Milano');
  await modal.getByRole('checkbox', { name: 'Padel' }).check();
  await modal.getByRole('button', { name: 'Save changes' }).click();
  await expect(modal).toHaveCount(0);
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    const edited = cards(page).filter({ hasText: name });
    await expect(edited).toContainText('example.org/campo');
    await expect(edited).toContainText('+39 02 1234567');
    await expect(edited).toContainText('0.000000');
    await expect(edited).toContainText('20100 Milano');
    await expect(edited).toContainText('Padel');
  }
});

test('[EDIT-2] [REV-11] a failed save or decision keeps the modal and what was typed', async ({
  page,
}) => {
  await page.goto(MILANO);
  await page.route('**/api/venues/{update,approve}', (route) => route.abort());
  const first = cards(page).first();
  await first.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit venue' });
  await edit.getByLabel('Name').fill('Typed and kept');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText('Failed to update venue. Please try again.')).toBeVisible();
  await expect(edit.getByLabel('Name')).toHaveValue('Typed and kept');
  await page.unroute('**/api/venues/{update,approve}');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(cards(page).filter({ hasText: 'Typed and kept' })).toHaveCount(1);

  await page.route('**/api/venues/approve', (route) => route.fulfill({ status: 500, body: '' }));
  await first.getByRole('button', { name: /^Approve/ }).click();
  const modal = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await modal.getByRole('button', { name: 'Approve' }).click();
  await expect(modal.getByText('Failed to approve venue. Please try again.')).toBeVisible();
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Failed to approve venue. Please try again.')).toBeVisible();
});

test('two windows on one venue end in one decision and one clear message', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto(MILANO);
  const name = await firstName(page);
  for (const [window, action] of [
    [page, 'Approve'],
    [other, 'Discard'],
  ] as const) {
    await cards(window)
      .first()
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .click();
    const modal = window.getByRole('alertdialog').or(window.getByRole('dialog'));
    await modal.getByRole('button', { name: action }).click();
    await expect(modal).toHaveCount(0);
  }
  await expect(other.getByRole('alert')).toContainText(`${name} has already been approved`);
  await page.goto(`${MILANO}&status=discarded`);
  await expect(page.getByText('No venues found matching your criteria')).toBeVisible();
});

test('somebody saves first: both versions are shown, field by field, and nothing is lost', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto(MILANO);
    await cards(window).nth(2).getByRole('button', { name: /^Edit/ }).click();
  }
  const edit = (window: Page) => window.getByRole('dialog', { name: 'Edit venue' });
  await edit(other).getByLabel('Name').fill('Theirs');
  await edit(other).getByRole('button', { name: 'Save changes' }).click();
  await expect(edit(other)).toHaveCount(0);

  await edit(page).getByLabel('Name').fill('Mine');
  await edit(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(edit(page).getByText(/Someone else has changed this venue/)).toBeVisible();
  await expect(edit(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
  await expect(edit(page).getByText('Theirs')).toBeVisible();
  await edit(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(cards(page).filter({ hasText: 'Mine' })).toHaveCount(1);
});

test('[REV-8] a second click while in flight does nothing', async ({ page }) => {
  await page.goto(MILANO);
  let requests = 0;
  let proceed: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  await page.route('**/api/venues/approve', async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await cards(page)
    .first()
    .getByRole('button', { name: /^Approve/ })
    .click();
  const modal = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const confirm = modal.getByRole('button', { name: 'Approve' });
  await confirm.dblclick({ noWaitAfter: true });
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  proceed();
  await expect(modal).toHaveCount(0);
  expect(requests).toBe(1);
});

test('[LANG-4] [REV-7] the language switched midway keeps the filters, the list and the place', async ({
  page,
}) => {
  await page.goto(MILANO);
  const name = await firstName(page);
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { name: 'Strutture in attesa' })).toBeVisible();
  await expect(page).toHaveURL(/country=italy&city=milano&limit=5&lang=it/);
  expect(await firstName(page)).toBe(name);
  // The date stays English in every language.
  await expect(cards(page).first()).toContainText('Jun 11, 2020');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Scarta/ })
    .click();
  await expect(page.getByText('La struttura passa tra quelle scartate.')).toBeVisible();
});

test('offline: a banner with a retry, and the list that was there stays; it heals by itself', async ({
  page,
  context,
}) => {
  await page.goto(MILANO);
  await expect(cards(page)).toHaveCount(5);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Failed to load venues. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  await context.setOffline(false);
  await expect(page.getByText('Failed to load venues. Please try again.')).toHaveCount(0);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(5);
});

test('[DASH-3] [DASH-1] a failed count shows a red box, a retry heals it', async ({ page }) => {
  await page.route('**/api/venues/count', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/admin/dashboard?lang=en');
  await expect(page.getByRole('alert')).toContainText('Failed to load statistics');
  await page.unroute('**/api/venues/count');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Pending reviews.*\d/s })).toBeVisible();
});
