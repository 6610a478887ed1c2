import { ENDPOINTS } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { ADMIN, COLLEAGUE } from '../support/accounts.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { setFontSize } from '../support/readable.ts';
import { type HeldRequests, holdRequests } from '../support/requests.ts';
import { focusedVenue, openFocus, READING, UNEXPECTED } from '../support/reviewPage.ts';

test.use({ account: ADMIN });

const APPROVE = `**${ENDPOINTS.approve.path}`;

/** The notice of an action, and not the notice of its undo, which contains the same text. */
const done = (page: Page, text: string) => page.getByText(text).filter({ hasNotText: 'Undone' });

/** Waits as long as reading the shown venue takes, and returns its name. */
async function read(page: Page): Promise<string> {
  await page.waitForTimeout(READING);
  return (await focusedVenue(page).textContent()) ?? '';
}

/** Waits for the next venue, and as long as reading it takes, and returns its name. */
async function next(page: Page, last: string): Promise<string> {
  await expect(focusedVenue(page)).not.toHaveText(last);
  return read(page);
}

/** Expects that a venue was approved once, although keys were pressed twice, and undoes the approval. */
async function expectOneApproval(page: Page, held: HeldRequests, venue: string): Promise<void> {
  await next(page, venue);
  expect(held.count).toBe(1);
  held.release();
  await expect(done(page, `${venue} approved`)).toBeVisible();
  await page.keyboard.press('u');
  await expect(focusedVenue(page)).toHaveText(venue);
}

test('decides by keys', async ({ page }) => {
  await test.step('a decides, d and a digit discards for a reason, s skips, u undoes', async () => {
    const first = await openFocus(page);
    const [request] = await Promise.all([page.waitForRequest(APPROVE), page.keyboard.press('a')]);
    expect(request.method()).toBe('POST');
    await expect(done(page, `${first} approved`)).toBeVisible();
    const second = await next(page, first);

    await page.keyboard.press('d');
    await expect(page.getByRole('group', { name: 'Why is it discarded?' })).toBeFocused();
    const [discard] = await Promise.all([
      page.waitForRequest(`**${ENDPOINTS.discard.path}`),
      page.keyboard.press('2'),
    ]);
    expect(discard.postDataJSON()).toMatchObject({ reason: 'closed' });
    const third = await next(page, second);

    await page.keyboard.press('s');
    const fourth = await next(page, third);
    await expect(page.getByRole('button', { name: /^Approve/ })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('k');
    await expect(focusedVenue(page)).toHaveText(third);
    await page.keyboard.press('j');
    await expect(focusedVenue(page)).toHaveText(fourth);

    await page.keyboard.press('u');
    await expect(focusedVenue(page)).toHaveText(second);
    await page.keyboard.press('u');
    await expect(focusedVenue(page)).toHaveText(first);
  });

  await test.step('the next venue is shown before the server has responded, and a failure loses nothing', async () => {
    const first = await read(page);
    const held = await holdRequests(page, APPROVE);
    await page.keyboard.press('a');
    await expect.poll(() => held.count).toBe(1);
    const second = await next(page, first);
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: `Approve ${first}` })).toBeDisabled();
    await page.keyboard.press('j');
    await expect(focusedVenue(page)).toHaveText(second);
    held.release();
    await expect(done(page, `${first} approved`)).toBeVisible();
    await page.keyboard.press('u');
    await expect(focusedVenue(page)).toHaveText(first);

    await page.route(APPROVE, (route) => route.abort());
    await page.waitForTimeout(READING);
    await page.keyboard.press('a');
    await expect(page.getByRole('alert')).toContainText(`${first}: Failed to approve venue`);
    await expect(focusedVenue(page)).toHaveText(first);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a key that is pressed twice decides one venue', async () => {
    const first = await read(page);
    const held = await holdRequests(page, APPROVE);
    await page.keyboard.press('a');
    await page.keyboard.press('a');
    await expectOneApproval(page, held, first);
  });

  await test.step('“other” asks for a note; Escape leads back to the decisions', async () => {
    const first = await read(page);
    await page.keyboard.press('d');
    const reasons = page.getByRole('group', { name: 'Why is it discarded?' });
    await expect(reasons).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reasons).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Discard ${first}` })).toBeFocused();
    await expect(focusedVenue(page)).toHaveText(first);
    await page.keyboard.press('d');
    await page.keyboard.press('6');
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation.getByRole('radio', { name: 'Other' })).toBeChecked();
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
    await expect(focusedVenue(page)).toHaveText(first);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog', { name: 'Edit venue' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a note that begins with a digit is typed as it is, and no message is about another window', async () => {
    const first = await read(page);
    await page.keyboard.press('d');
    await page.keyboard.press('6');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.type('2 courts, no public');
    const [discard] = await Promise.all([
      page.waitForRequest(`**${ENDPOINTS.discard.path}`),
      page.keyboard.press('Enter'),
    ]);
    expect(discard.postDataJSON()).toMatchObject({ reason: 'other', note: '2 courts, no public' });
    await next(page, first);
    await expect(done(page, `${first} discarded`)).toBeVisible();
    await page.waitForTimeout(UNEXPECTED);
    await expect(page.getByText(/in another window/)).toHaveCount(0);
  });
});

test('a decision survives a reload in the same moment, and is the first that u undoes', async ({
  page,
  product,
}) => {
  const approved = async () =>
    (await product.query(`select from venues where status = 'approved' and country = 'uk'`)).length;
  const before = await approved();
  let last = await openFocus(page);
  for (let time = 0; time < 3; time += 1) {
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      location.reload();
    });
    await loaded;
    // The page sends the decision whose response was lost in the reload again, and shows its notice.
    await expect(done(page, `${last} approved`)).toBeVisible();
    last = await next(page, last);
    // The previous venue may have been shown again and removed; for this time afterwards, decisions are ignored.
    await page.waitForTimeout(UNEXPECTED);
  }
  expect(await approved()).toBe(before + 3);
  for (let time = 2; time >= 0; time -= 1) {
    await page.keyboard.press('u');
    await expect.poll(approved).toBe(before + time);
  }
});

test('decides in small windows', async ({ page }) => {
  await test.step('in a small window the next venue is in view, and the first key decides on it', async () => {
    // The window of a notebook at 200 %.
    await page.setViewportSize({ width: 720, height: 450 });
    const first = await openFocus(page);
    const approve = page.getByRole('button', { name: /^Approve / });
    await page.keyboard.press('a');
    await expect(approve).toBeInViewport({ ratio: 1 });
    await expect(focusedVenue(page)).toBeInViewport({ ratio: 1 });
    await expect(focusedVenue(page)).toHaveText(first);
    const hint = page.getByText(`${first} was out of sight. Press the key again to continue.`);
    await expect(hint).toBeInViewport({ ratio: 1 });
    // The text is visible, not only for screen readers.
    expect((await hint.boundingBox())?.width).toBeGreaterThan(100);
    await page.keyboard.press('s');
    const second = await next(page, first);
    await expect(approve).toBeInViewport({ ratio: 1 });
    await expect(focusedVenue(page)).toBeInViewport();
    // The focus ring around it is in the window too.
    const card = page.getByRole('region', { name: second, exact: true });
    await expect.poll(async () => (await card.boundingBox())?.y).toBeGreaterThan(4);
    await page.keyboard.press('d');
    const reasons = page.getByRole('group', { name: 'Why is it discarded?' });
    await expect(reasons).toBeFocused();
    await expect(reasons).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await expect(done(page, `${second} approved`)).toBeVisible();
  });

  await test.step('decides by pointer on a phone, and a double click decides one venue', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const first = await read(page);
    const held = await holdRequests(page, APPROVE);
    // A click must come later than a key: it may be the second of a double click on the previous venue.
    await page.waitForTimeout(READING);
    await page.getByRole('button', { name: `Approve ${first}` }).dblclick();
    await next(page, first);
    expect(held.count).toBe(1);
    held.release();
    await expect(done(page, `${first} approved`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(focusedVenue(page)).toHaveText(first);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});

test('on a phone with large text the question for the reason begins in view after a decision', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setFontSize(page, 32);
  const first = await openFocus(page);
  // A click is ignored until the venue has been drawn for a while.
  await expect(async () => {
    await page.getByRole('button', { name: `Approve ${first}` }).click();
    await expect(done(page, `${first} approved`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  const second = await next(page, first);
  const reasons = page.getByRole('group', { name: 'Why is it discarded?' });
  await expect(async () => {
    await page.getByRole('button', { name: `Discard ${second}` }).click();
    await expect(reasons).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(reasons.getByText('Why is it discarded?')).toBeInViewport({ ratio: 1 });
  await expect(reasons.getByRole('button').first()).toBeInViewport({ ratio: 1 });
});

test('a change to Focus focuses the list; a click beside the list ends that, and j returns to the venue', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/admin/venues?view=cards&country=uk&lang=en');
  await page.getByTitle('Focus', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Venues' })).toBeFocused();
  const first = (await focusedVenue(page).textContent()) ?? '';
  const held = await holdRequests(page, APPROVE);
  await page.getByText('Approve what can be trusted').click();
  await page.waitForTimeout(READING);
  await page.keyboard.type('a');
  await expect(page.getByText(/needs the focus on a venue/)).toBeVisible();
  await page.keyboard.press('j');
  await page.waitForTimeout(2 * READING);
  // The test moves the page's clock, because a busy machine would type too slowly for a text.
  await stopClock(page);
  for (const key of 'admiral') {
    await page.keyboard.press(key);
    await page.clock.runFor(80);
  }
  await page.clock.resume();
  await expect(page.getByText(/too quickly and did nothing/)).toBeVisible();
  await page.waitForTimeout(2 * READING);
  expect(held.count).toBe(0);
  await expect(focusedVenue(page)).toHaveText(first);
  await page.keyboard.press('a');
  await expectOneApproval(page, held, first);
});

test('skipping loads further venues until the last', async ({ page }) => {
  await openFocus(page, 'country=uk&limit=5');
  const place = page.getByText(/^[\d,]+ of [\d,]+$/);
  for (let i = 2; i <= 30; i++) {
    await page.keyboard.press('s');
    await expect(place).toHaveText(new RegExp(`^${i} of `));
  }
});

test('two reviewers get different venues, and see who else is reviewing', async ({
  page,
  browser,
  product,
  sessionOf,
}) => {
  const first = await openFocus(page);
  const other = await browser.newPage({
    baseURL: product.address,
    storageState: await sessionOf(COLLEAGUE),
  });
  await openFocus(other);
  const theirs = await next(other, first);
  await expect(
    other.getByText(new RegExp(`Also reviewing: ${ADMIN.email} \\(\\d+\\)`)),
  ).toBeVisible();

  await other.keyboard.press('k');
  const notice = other.getByText(`Being reviewed by ${ADMIN.email}`);
  await expect(notice).toBeVisible();
  const shown = (await focusedVenue(other).textContent()) ?? '';

  // Leaving the screen ends the leases.
  const leases = `**${ENDPOINTS.leases.path}`;
  const ended = page.waitForResponse(leases);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await ended;
  const leased = other.waitForResponse(leases);
  await other.reload();
  await leased;
  await expect(focusedVenue(other)).toHaveText(shown);
  await expect(notice).toHaveCount(0);
  await other.close();
  expect(theirs).not.toBe(first);
});
