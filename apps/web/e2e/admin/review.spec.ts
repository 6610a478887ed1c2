import { ENDPOINTS } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { ADMIN, COLLEAGUE } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/requests.ts';
import {
  action,
  cards,
  chooseFilter,
  decide,
  dialog,
  editForm,
  filtersButton,
  MILANO,
  nameOf,
  namesOf,
  openEdit,
  saveEdit,
  statusOption,
} from '../support/reviewPage.ts';
import { settled } from '../support/visit.ts';

test.use({ account: ADMIN });

const firstName = (page: Page) => nameOf(cards(page).first());

/** The number in a tile of the dashboard. */
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

const LISTS = [
  ['Pending', 'Pending venues', 'Approve what can be trusted, discard what cannot.'],
  ['Approved', 'Approved venues', 'What players find in the app. Keep it correct.'],
  ['Discarded', 'Discarded venues', 'What was turned down. Restore what deserves a second look.'],
] as const;

test('[REV-1] title and subtitle follow the status; Refresh shows a spinner; Add venue leads to its form', async ({
  page,
}) => {
  await page.goto('/admin/venues?country=spain&limit=5&lang=en');
  for (const [status, title, subtitle] of LISTS) {
    if (status !== 'Pending') await statusOption(page, status).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByText(subtitle, { exact: true })).toBeVisible();
    for (const [, , other] of LISTS) {
      if (other !== subtitle) await expect(page.getByText(other, { exact: true })).toHaveCount(0);
    }
  }

  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(refresh).not.toHaveAttribute('aria-busy');
  const held = await holdRequests(page, '**/api/venues/discarded?*');
  await refresh.click();
  await expect.poll(() => held.count).toBe(1);
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  await refresh.click({ force: true });
  held.release();
  await expect(refresh).not.toHaveAttribute('aria-busy');
  expect(held.count).toBe(1);

  await page.getByRole('main').getByRole('link', { name: 'Add venue' }).click();
  await expect(page).toHaveURL('/admin/venues/add?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Add venue' })).toBeVisible();
});

test('[REV-2] the filters, their options and defaults; a city needs a country', async ({
  page,
}) => {
  await page.goto('/admin/venues?lang=en');
  const select = (name: string) => page.getByRole('combobox', { name, exact: true });
  const expectOptions = async (name: string, options: string[]) => {
    await select(name).click();
    await expect(page.getByRole('option')).toHaveText(options);
    await page.keyboard.press('Escape');
  };
  await expect(statusOption(page, 'Pending')).toBeChecked();
  const statuses = page.getByRole('group', { name: 'Status' }).getByRole('radio');
  await expect(statuses).toHaveCount(3);
  for (const status of ['Approved', 'Discarded'])
    await expect(statusOption(page, status)).not.toBeChecked();
  await filtersButton(page).click();
  await expect(select('Country')).toHaveText('All countries');
  await expectOptions('Country', [
    'All countries',
    'Italy',
    'Spain',
    'France',
    'Germany',
    'United Kingdom',
    'No country',
  ]);
  await expect(select('City')).toBeDisabled();
  await expect(select('City')).toHaveText('Select a country first');
  await expect(select('Results')).toHaveText('20');
  await expectOptions('Results', ['5', '10', '20', '25', '50', '100', '200']);
  await expect(cards(page)).toHaveCount(20);

  const choose = async (name: string, option: string) => {
    await select(name).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Country', 'Germany');
  await expect(select('City')).toBeEnabled();
  await expectOptions('City', ['All cities', 'Berlin', 'Frankfurt', 'Munich']);
  await choose('Country', 'Italy');
  await expectOptions('City', ['All cities', 'Verona', 'Milan', 'Rome', 'Turin', 'Naples']);
  const listed = page.waitForRequest('**/api/venues/scraped?*');
  await choose('Results', '5');
  expect(new URL((await listed).url()).search).toBe('?limit=5&country=italy');
  await expect(cards(page)).toHaveCount(5);
});

test('[REV-2] [REV-5] filters by italy and milano; the address carries the filters and Back works', async ({
  page,
  product,
}) => {
  const [milan] = await product.query<{ count: number }>(
    `select count(*)::int as count from venues where status = 'pending' and city = 'milano'`,
  );
  await page.goto('/admin/venues?lang=en');
  await chooseFilter(page, 'Country', 'Italy');
  await expect(page).toHaveURL(/country=italy/);
  await chooseFilter(page, 'City', 'Milan');
  await expect(page).toHaveURL(/city=milano/);
  await expect(
    page.getByText(`Showing 20 venues of ${milan?.count}`, { exact: true }),
  ).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).toContainText('Milano');

  // Not before the reader scrolls.
  await settled(page);
  await expect(cards(page)).toHaveCount(20);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(
    page.getByText(`Showing 40 venues of ${milan?.count}`, { exact: true }),
  ).toBeVisible();

  await page.goBack();
  await expect(page).not.toHaveURL(/city=/);
  await expect(page.getByRole('button', { name: 'Remove the filter Italy' })).toBeVisible();
});

test('[REV-14] a late list response is ignored once another list was requested', async ({
  page,
  product,
}) => {
  const [spain] = await product.query<{ count: number }>(
    `select count(*)::int as count from venues where status = 'pending' and country = 'spain'`,
  );
  const shown = page.getByText(`Showing 5 venues of ${spain?.count}`);
  await page.goto('/admin/venues?limit=5&lang=en');
  await expect(cards(page)).toHaveCount(5);
  const held = await holdRequests(page, '**/api/venues/scraped?limit=5&country=italy');
  await chooseFilter(page, 'Country', 'Italy');
  await expect.poll(() => held.count).toBe(1);
  await chooseFilter(page, 'Country', 'Spain');
  await expect(shown).toBeVisible();
  const listed = await namesOf(page);
  const late = page.waitForResponse(/scraped\?limit=5&country=italy/);
  held.release();
  await (await late).finished();
  await settled(page);
  expect(await namesOf(page)).toEqual(listed);
  await expect(shown).toBeVisible();
});

test('a selection belongs to its list: Back, a saved view and late matches of another list end it', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Selection' });
  const tick = async () => {
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await expect(bar).toContainText('1 venue selected');
  };
  await page.goto('/admin/venues?limit=5&lang=en');
  await expect(cards(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByLabel('Save this view as').fill('Everywhere');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await chooseFilter(page, 'Country', 'Spain');
  await expect(page).toHaveURL(/country=spain/);
  await tick();
  await page.goBack();
  await expect(page).not.toHaveURL(/country/);
  await expect(bar).toHaveCount(0);
  await tick();
  await page.goForward();
  await expect(page).toHaveURL(/country=spain/);
  await expect(bar).toHaveCount(0);
  await tick();
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: 'Everywhere', exact: true }).click();
  await expect(page).not.toHaveURL(/country/);
  await expect(bar).toHaveCount(0);

  await tick();
  const held = await holdRequests(page, '**/api/venues/matches*');
  await bar.getByRole('button', { name: /^Select all/ }).click();
  await chooseFilter(page, 'Country', 'Italy');
  await expect(bar).toHaveCount(0);
  const matches = page.waitForResponse('**/api/venues/matches*');
  held.release();
  await (await matches).finished();
  await settled(page);
  await expect(bar).toHaveCount(0);
});

test('[REV-3] Clear resets every filter, Apply moves to the results', async ({ page }) => {
  await page.goto('/admin/venues?status=discarded&country=italy&city=milano&limit=5&lang=en');
  await expect(page.getByText('No venues found matching your criteria')).toBeVisible();
  await filtersButton(page).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/venues\?lang=en$/);
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('region', { name: 'Venues' })).toBeFocused();
});

/** The background of a dialog's icon, in the light theme. */
const TONES = { info: 'rgb(231, 240, 254)', warning: 'rgb(255, 243, 220)' };

test('[REV-10] Approve and Discard ask for confirmation: the venue with its address, its new status, the style of the step', async ({
  page,
}) => {
  await page.goto(MILANO);
  const card = cards(page).first();
  const name = await nameOf(card);
  for (const [verb, title, message, tone] of [
    // What speaks against an approval follows.
    ['Approve', 'Approve this venue?', 'The venue moves to the approved list.', TONES.info],
    ['Discard', 'Discard this venue?', 'The venue moves to the discarded list.', TONES.warning],
  ] as const) {
    await action(card, verb).click();
    const modal = page.getByRole('alertdialog', { name: title });
    await expect(modal).toContainText(name);
    // Its address is between its name and the message.
    await expect(modal).toHaveAccessibleDescription(
      new RegExp(`milano.* ${message}${verb === 'Discard' ? '$' : ''}`, 'i'),
    );
    const icon = modal.getByRole('heading').locator('xpath=../preceding-sibling::*');
    await expect(icon).toHaveCSS('background-color', tone);
    await expect(modal.getByRole('button', { name: verb, exact: true })).toBeVisible();
    await modal.getByRole('button', { name: 'Cancel' }).click();
    await expect(modal).toHaveCount(0);
    await expect(action(card, verb)).toBeFocused();
  }
});

test('[REV-11] [REV-15] approve, discard and restore: list, counts and activity follow', async ({
  page,
}) => {
  const before = await counts(page);

  await page.goto(MILANO);
  await expect(cards(page)).toHaveCount(5);
  const [approved = '', ...others] = await namesOf(page);
  await decide(page, cards(page).first(), 'Approve');
  // The next card takes the place, and the keyboard; the list is filled up at its end.
  await expect(cards(page).first()).toBeFocused();
  await expect(cards(page)).toHaveCount(5);
  expect((await namesOf(page)).slice(0, 4)).toEqual(others);

  const discarded = await firstName(page);
  await decide(page, cards(page).first(), 'Discard');

  expect(await counts(page)).toEqual({
    pending: before.pending - 2,
    approved: before.approved + 1,
    discarded: before.discarded + 1,
  });
  // In a closed line with others, where the tests before decided too.
  await expect(page.getByText(`${approved} approved`).first()).toBeAttached();
  await expect(page.getByText(`${discarded} discarded`).first()).toBeAttached();

  await page.goto('/admin/venues?status=discarded&lang=en');
  const card = cards(page).filter({ hasText: discarded }).first();
  await action(card, 'Restore').click();
  await expect(cards(page).filter({ hasText: discarded })).toHaveCount(0);
  expect(await counts(page)).toEqual({
    pending: before.pending - 1,
    approved: before.approved + 1,
    discarded: before.discarded,
  });
});

test('[REV-13] a missing country or city is sent as Unknown: approve, discard, restore', async ({
  page,
}) => {
  await page.route(/\/api\/venues\/(scraped|discarded)\?/, async (route) => {
    const response = await route.fetch();
    const items = await response.json();
    for (const { venue } of items) Object.assign(venue.address, { country: ' ', city: '' });
    await route.fulfill({ response, json: items });
  });
  const expectUnknown = async (move: string, act: () => Promise<void>) => {
    const sent = page.waitForRequest(`**/api/venues/${move}`);
    await act();
    expect((await sent).postDataJSON()).toMatchObject({ country: 'Unknown', city: 'Unknown' });
  };
  await page.goto(MILANO);
  await expectUnknown('approve', () => decide(page, cards(page).first(), 'Approve'));
  const discarded = await firstName(page);
  await expectUnknown('discard', () => decide(page, cards(page).first(), 'Discard'));
  await page.goto(`${MILANO}&status=discarded`);
  const card = cards(page).filter({ hasText: discarded }).first();
  await expectUnknown('restore', () => action(card, 'Restore').click());
  await expect(card).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});

test('[EDIT-1] edits a venue; the card shows it at once and after a reload', async ({ page }) => {
  await page.goto(MILANO);
  const card = cards(page).nth(1);
  await openEdit(page, card);
  const modal = editForm(page);
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
  await expect(page.getByRole('status').filter({ hasText: `${name} saved` })).toBeVisible();
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

test('[EDIT-2] a failed save is logged, sets the banner, and keeps the form with the typed text', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.goto(MILANO);
  await page.route('**/api/venues/update', (route) => route.abort());
  await openEdit(page, cards(page).first());
  const form = editForm(page);
  const typed = {
    Name: 'Typed and kept',
    'Phone number': '+39 02 7654321',
    Website: 'https://example.org/kept',
    City: 'Milano Nord',
    'Formatted address': 'Via Typed 1',
  };
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
  const padel = form.getByRole('checkbox', { name: 'Padel' });
  const checked = !(await padel.isChecked());
  await padel.setChecked(checked);
  await saveEdit(page);
  const message = 'Failed to update venue. Please try again.';
  await expect(form.getByText(message)).toBeVisible();
  // The banner of the list is behind the form.
  await expect(page.locator('main').getByText(message)).toBeVisible();
  for (const [label, value] of Object.entries(typed)) {
    await expect(form.getByLabel(label)).toHaveValue(value);
  }
  await expect(padel).toBeChecked({ checked });
  expect(logged.join('\n')).toContain('Saving a venue failed');

  await page.unroute('**/api/venues/update');
  // In another city, it would leave the list when that is loaded again.
  await form.getByLabel('City').fill('Milano');
  await saveEdit(page);
  await expect(cards(page).filter({ hasText: 'Typed and kept' })).toHaveCount(1);
  await expect(page.getByText(message)).toHaveCount(0);
});

test('[REV-11] a failed decision keeps the dialog open, stops loading and sets the banner', async ({
  page,
}) => {
  await page.goto(MILANO);
  await page.route('**/api/venues/approve', (route) => route.fulfill({ status: 500, body: '' }));
  await action(cards(page).first(), 'Approve').click();
  const confirm = dialog(page).getByRole('button', { name: 'Approve' });
  await confirm.click();
  const message = page.getByText('Failed to approve venue. Please try again.');
  // Announced once, by the dialog, also with the page behind it.
  await expect(page.locator('[role=alert]')).toHaveCount(1);
  await expect(dialog(page).and(page.getByRole('alertdialog'))).toContainText(
    'Failed to approve venue. Please try again.',
  );
  await expect(confirm).not.toHaveAttribute('aria-busy');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(message).toBeVisible();
  await expect(page.locator('[role=alert]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toHaveCount(0);
});

test('two windows on one venue end in one decision and one clear message', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  // Otherwise the question itself says that it is decided.
  await other.route('**/api/venues/history*', (route) => route.fulfill({ json: [] }));
  for (const window of [page, other]) await window.goto(MILANO);
  const name = await firstName(page);
  // Before its list is loaded again without the venue.
  await action(cards(other).first(), 'Discard').click();
  await decide(page, cards(page).first(), 'Approve');
  await dialog(other).getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText(`${name} has already been approved`);
  await page.goto(`${MILANO}&status=discarded`);
  await expect(page.getByText('No venues found matching your criteria')).toBeVisible();
});

test('a decision loads the lists of other windows again, not that of its own', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const window of [page, other])
    await window.goto('/admin/venues?country=spain&limit=100&lang=en');
  const name = await firstName(page);
  await expect(cards(other).filter({ hasText: name })).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await decide(page, cards(page).first(), 'Approve');
  await expect(cards(other).filter({ hasText: name })).toHaveCount(0);
  // Both windows wait the same time before they ask again.
  await settled(page);
  expect(requested.filter((path) => /scraped$|duplicates$/.test(path))).toEqual([]);
  expect(requested.filter((path) => path.endsWith('/venues/count'))).toHaveLength(1);
});

test('what a colleague decides leaves the list and the counts, though the window keeps the focus', async ({
  page,
  browser,
  product,
  sessionOf,
}) => {
  await page.clock.install();
  const reviewers = page.waitForResponse(`**${ENDPOINTS.reviewers.path}?*`);
  await page.goto(MILANO);
  const venue = (await cards(page).first().textContent()) ?? '';
  const pending = page.locator('label').filter({ has: statusOption(page, 'Pending') });
  const counted = (await pending.textContent()) ?? '';
  await reviewers;
  const colleague = await browser.newPage({
    baseURL: product.address,
    storageState: await sessionOf(COLLEAGUE),
  });
  await colleague.goto(MILANO);
  await decide(colleague, cards(colleague).first(), 'Approve');
  await colleague.close();
  await page.clock.runFor(20_000);
  await expect(cards(page).first()).not.toHaveText(venue);
  await expect(pending).not.toHaveText(counted);
});

test('the question for a venue that another window decides meanwhile says so and keeps the note', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto(MILANO);
  const name = await firstName(page);
  await action(cards(other).first(), 'Discard').click();
  await other.getByRole('textbox', { name: /In your own words/ }).fill('Closed since 2024');
  await decide(page, cards(page).first(), 'Approve');
  await expect(dialog(other).getByRole('alert')).toContainText(`${name} has already been approved`);
  await expect(other.getByRole('textbox')).toHaveValue('Closed since 2024');
  await expect(dialog(other).getByRole('button', { name: 'Discard' })).toHaveCount(0);
  await other.keyboard.press('Escape');
  await expect(cards(other).first()).toBeFocused();
  expect(await firstName(other)).not.toBe(name);
});

test('a key that comes as another window takes the active venue decides nothing', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto(`${MILANO}&view=rows`);
  await expect(cards(other).first()).toBeVisible();
  await other.keyboard.press('j');
  await other.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent?.includes('has left this list')) return;
      observer.disconnect();
      const key = new KeyboardEvent('keydown', { key: 'a', bubbles: true });
      (document.activeElement ?? document.body).dispatchEvent(key);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await decide(page, cards(page).first(), 'Approve');
  await expect(other.getByText(/had only just appeared, so nothing was decided/)).toBeVisible();
  await expect(dialog(other)).toHaveCount(0);
});

test('[REV-8] [REV-10] during a request the card is dimmed, its buttons are disabled and nothing is sent twice', async ({
  page,
}) => {
  await page.goto(MILANO);
  // The dialog hides the page from assistive technology, and from roles.
  const card = page.locator('article').first();
  await expect(card.getByRole('button').first()).toBeEnabled();
  const resting = await card.evaluate((element) => getComputedStyle(element).backgroundColor);
  const expectInFlight = async () => {
    await expect(card).toHaveAttribute('aria-busy', 'true');
    // As the page behind it.
    await expect(card).toHaveCSS('background-color', 'rgb(246, 248, 251)');
    expect(resting).not.toBe('rgb(246, 248, 251)');
    for (const button of await card.locator('button').all()) await expect(button).toBeDisabled();
  };
  const approval = await holdRequests(page, '**/api/venues/approve');
  // Neighbours can have the same name.
  const before = await card.textContent();
  await action(card, 'Approve').click();
  const confirm = dialog(page).getByRole('button', { name: 'Approve' });
  await confirm.dblclick({ noWaitAfter: true });
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expectInFlight();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  approval.release();
  await expect(dialog(page)).toHaveCount(0);
  expect(approval.count).toBe(1);
  await expect.poll(() => card.textContent()).not.toBe(before);
  await expect(card).not.toHaveAttribute('aria-busy', 'true');

  await decide(page, cards(page).first(), 'Discard');
  await page.goto(`${MILANO}&status=discarded`);
  const restoration = await holdRequests(page, '**/api/venues/restore');
  await action(card, 'Restore').click();
  await expectInFlight();
  await card.getByRole('button').first().click({ force: true });
  restoration.release();
  await expect(page.getByText('No venues found matching your criteria')).toBeVisible();
  expect(restoration.count).toBe(1);
});

test('[LANG-4] [REV-7] a switch of the language keeps the filters and the list', async ({
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
  await action(cards(page).first(), 'Scarta').click();
  await expect(page.getByText('La struttura passa tra quelle scartate.')).toBeVisible();
});

test('offline: a banner with a retry, the list stays on the screen, and recovers by itself', async ({
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

for (const [view, lang, approve, cancel, failure] of [
  ['cards', 'en', 'Approve', 'Cancel', 'You are offline. Failed to approve venue.'],
  [
    'rows',
    'it',
    'Approva',
    'Annulla',
    'Sei offline. Non è stato possibile approvare la struttura.',
  ],
] as const) {
  test(`offline: a decision says what is missing and, outside of its dialog, of which venue (${view}, ${lang})`, async ({
    page,
    context,
  }) => {
    await page.goto(`${MILANO.replace('lang=en', `lang=${lang}`)}&view=${view}`);
    const name = await nameOf(cards(page).first());
    await action(cards(page).first(), approve).click();
    await context.setOffline(true);
    await dialog(page).getByRole('button', { name: approve, exact: true }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(failure);
    await dialog(page).getByRole('button', { name: cancel, exact: true }).click();
    await expect(page.getByText(failure)).toContainText(`${name}: ${failure}`);
    await context.setOffline(false);
    await expect(page.getByText(failure)).toHaveCount(0);
  });
}

test('Back closes an open dialog and nothing else; a dialog that was closed leaves no entry', async ({
  page,
}) => {
  // It opens eighteen dialogs.
  test.slow();
  await page.goto('/admin/dashboard?lang=en');
  await page.getByRole('navigation').getByRole('link', { name: 'Review venues' }).click();
  await chooseFilter(page, 'Country', 'Spain');
  await expect(page).toHaveURL(/country=spain/);
  const address = page.url();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  const first = await firstName(page);
  const openers = [
    ...['History', 'Edit', 'Approve', 'Discard'].map((verb) => action(cards(page).first(), verb)),
    page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Approve' }),
    page.getByRole('main').getByRole('button', { name: 'Keyboard shortcuts' }),
    page.getByRole('button', { name: 'About the data' }),
  ];
  for (const opener of openers) {
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(page.url()).toBe(address);
    expect(await firstName(page)).toBe(first);
    await expect(page.getByText('1 venue selected')).toBeVisible();
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }

  // A dialog that must stay open does.
  const held = await holdRequests(page, '**/api/venues/approve');
  await action(cards(page).first(), 'Approve').click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  await page.goBack();
  await settled(page);
  await expect(dialog(page)).toBeVisible();
  held.release();
  await expect(dialog(page)).toHaveCount(0);
  await expect(cards(page).first()).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/country/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('Back closes a dialog also when it is pressed before the page has noticed its entry', async ({
  page,
}) => {
  await page.goto(MILANO);
  await expect(cards(page).first()).toBeVisible();
  // As on a busy machine: Back waits for its turn before the page has rendered the entry.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.pushState = push;
      history.back();
      const end = performance.now() + 500;
      while (performance.now() < end);
    };
  });
  await action(cards(page).first(), 'History').click();
  await expect(dialog(page)).toHaveCount(0);
  await action(cards(page).first(), 'History').click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/city=milano/i);
});

test('Back closes a dialog on a page that was opened by its address, and after a reload', async ({
  page,
}) => {
  await page.goto('/admin/venues?country=italy&city=milano&limit=20&lang=en');
  await action(cards(page).nth(4), 'History').click();
  await expect(dialog(page)).toBeVisible();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/city=milano/);
  await expect(cards(page)).toHaveCount(20);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await chooseFilter(page, 'Results', '10');
  await expect(page).toHaveURL(/limit=10/);
  await action(cards(page).first(), 'History').click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(10);
  await page.goBack();
  await expect(page).not.toHaveURL(/limit=10/);
  await expect(cards(page)).toHaveCount(20);
});
