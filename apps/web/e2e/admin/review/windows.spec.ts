import { ENDPOINTS } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { ADMIN, COLLEAGUE } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  action,
  cards,
  decide,
  dialog,
  MILANO,
  nameOf,
  statusOption,
} from '../../support/reviewPage.ts';
import { settled } from '../../support/visit.ts';

test.use({ account: ADMIN });

const firstName = (page: Page) => nameOf(cards(page).first());

test('two windows on the same list', async ({ page, context, product }) => {
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto(MILANO);

  await test.step('a confirmation whose venue another window decides on meanwhile says so and keeps the note', async () => {
    const name = await firstName(page);
    await action(cards(other).first(), 'Discard').click();
    await other.getByRole('textbox', { name: /In your own words/ }).fill('Closed since 2024');
    await decide(page, cards(page).first(), 'Approve');
    await expect(dialog(other).getByRole('alert')).toContainText(
      `You have already approved ${name}`,
    );
    await expect(other.getByRole('textbox')).toHaveValue('Closed since 2024');
    await expect(dialog(other).getByRole('button', { name: 'Discard' })).toHaveCount(0);
    await other.keyboard.press('Escape');
    await expect(cards(other).first()).toBeFocused();
    expect(await firstName(other)).not.toBe(name);
  });

  await test.step('two windows on one venue end in one decision and one clear message', async () => {
    // Without a history, because by it the dialog itself would report that the venue was decided on.
    await other.route('**/api/venues/history*', (route) => route.fulfill({ json: [] }));
    const discarded = () =>
      product.query("select count(*)::int from venues where status = 'discarded'");
    const before = await discarded();
    const name = await firstName(page);
    await expect(cards(other).first()).toContainText(name);
    // The dialog opens before the list is loaded again without the venue.
    await action(cards(other).first(), 'Discard').click();
    await decide(page, cards(page).first(), 'Approve');
    await dialog(other).getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(other.getByRole('alert')).toContainText(`You have already approved ${name}`);
    expect(await discarded()).toEqual(before);
    await other.unroute('**/api/venues/history*');
    await other.getByRole('button', { name: 'Dismiss' }).first().click();
  });

  await test.step('a key that comes as another window takes the active venue decides nothing', async () => {
    const name = await firstName(page);
    for (const window of [page, other]) {
      await window.getByRole('radio', { name: 'Rows' }).click();
      await expect(cards(window).first()).toContainText(name);
    }
    await cards(other).first().focus();
    await other.evaluate((left) => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent?.includes(left)) return;
        observer.disconnect();
        const key = new KeyboardEvent('keydown', { key: 'a', bubbles: true });
        (document.activeElement ?? document.body).dispatchEvent(key);
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    }, `${name} has left this list`);
    await decide(page, cards(page).first(), 'Approve');
    await expect(other.getByText(/too soon after a change, so nothing was decided/)).toBeVisible();
    await expect(dialog(other)).toHaveCount(0);
  });
});

test('the view and an edit of another window change nothing under the next press', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto(MILANO);
    await expect(cards(window).first()).toBeVisible();
  }

  await other.getByRole('radio', { name: 'Rows' }).click();
  await action(cards(page).nth(1), 'Approve').click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Cards' })).toBeChecked();

  const name = await firstName(other);
  await action(cards(other).first(), 'Edit').click();
  await other.getByRole('textbox', { name: 'Name' }).press('x');
  await expect(page.getByText(`Your edit of ${name}`)).toBeVisible();
  await action(cards(page).nth(1), 'Approve').click();
  await expect(dialog(page)).toBeVisible();
});

test('a decision loads the lists of other windows again, not that of its own', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const window of [page, other])
    await window.goto('/admin/venues?country=spain&limit=50&lang=en');
  const name = await firstName(page);
  await expect(cards(other).filter({ hasText: name })).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await decide(page, cards(page).first(), 'Approve');
  await expect(cards(other).filter({ hasText: name })).toHaveCount(0);
  // Both windows wait equally long before their next request, so this one would have sent its requests by now.
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
