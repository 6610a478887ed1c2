import { ENDPOINTS } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { holdRequests } from '../../support/requests.ts';
import { cards, focusedVenue, MILANO, nameOf, READING } from '../../support/reviewPage.ts';

test.use({ account: ADMIN });

const UNDO = `**${ENDPOINTS.undo.path}`;

const notice = (page: Page, text: string) =>
  page
    .locator('[data-notice]')
    .filter({ hasText: text })
    .filter({ hasNotText: /Undone:/ });

const undone = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: `Undone: ${name} approved` });

/** The notice of an undo that failed. */
const failure = (page: Page) => notice(page, 'Undo failed:');

/** Opens a view of the list without confirmations, with the first venue at hand. */
async function openView(page: Page, view: string): Promise<void> {
  await page.goto(`${MILANO}&clean=true&view=${view}`);
  await page.evaluate(() => sessionStorage.setItem('campetto.doNotAsk.approve', 'true'));
  if (view === 'focus') await focusedVenue(page).waitFor();
  else await cards(page).first().focus();
}

/** The name of the venue at hand. */
async function active(page: Page, view: string): Promise<string> {
  if (view === 'focus') return (await focusedVenue(page).textContent()) ?? '';
  return nameOf(page.locator('article:focus'));
}

/** Approves the venue at hand by its key; returns its name. */
async function approve(page: Page, view: string): Promise<string> {
  await page.waitForTimeout(READING);
  const name = await active(page, view);
  await page.keyboard.press('a');
  await expect.poll(() => active(page, view)).not.toBe(name);
  return name;
}

/** Approves two venues, and lets the undo of the first fail after the second; returns their names. */
async function failToUndo(page: Page, view: string) {
  await openView(page, view);
  const first = await approve(page, view);
  await expect(notice(page, `${first} approved`)).toBeVisible();
  const undo = await holdRequests(page, UNDO, 500);
  const [failed] = await Promise.all([page.waitForRequest(UNDO), page.keyboard.press('u')]);
  const stored = page.waitForResponse(`**${ENDPOINTS.approve.path}`);
  const second = await approve(page, view);
  await stored;
  undo.release();
  await expect(failure(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  return { first, second, ids: failed.postDataJSON().activityIds };
}

test('u undoes the later decision, whose notice is shown beside the undo that failed, which is tried again', async ({
  page,
}) => {
  const { first, second, ids } = await failToUndo(page, 'rows');
  const again = failure(page).getByRole('button').first();
  await expect(failure(page)).toContainText(`Undo failed: ${first} approved. Please try again.`);
  await expect(again).not.toHaveAttribute('aria-keyshortcuts');
  const later = notice(page, `${second} approved`);
  await expect(later.getByRole('button', { name: 'Undo' })).toHaveAttribute(
    'aria-keyshortcuts',
    'U',
  );
  await page.keyboard.press('u');
  await expect(undone(page, second)).toBeVisible();
  // The undo that failed now belongs to the last decision.
  await expect(again).toHaveAttribute('aria-keyshortcuts', 'U');
  const [retried] = await Promise.all([page.waitForRequest(UNDO), again.click()]);
  expect(retried.postDataJSON().activityIds).toEqual(ids);
  await expect(undone(page, first)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test('two undos that failed are named together, and tried again together', async ({ page }) => {
  await openView(page, 'focus');
  await page.route(UNDO, (route) => route.fulfill({ status: 500 }));
  const names = [];
  for (let i = 0; i < 2; i++) {
    const name = await approve(page, 'focus');
    names.unshift(name);
    await expect(notice(page, `${name} approved`)).toBeVisible();
    await page.keyboard.press('u');
    await expect(failure(page)).toContainText(`Undo failed: ${name} approved`);
  }
  const list = names.map((name) => `${name} approved`).join(', ');
  await expect(failure(page)).toContainText(`Undo failed: ${list}. Please try again.`);
  await page.unrouteAll({ behavior: 'wait' });
  await failure(page).getByRole('button').first().click();
  await expect(failure(page)).toHaveCount(0);
  await expect(undone(page, names[1] ?? '')).toBeVisible();
  await expect(focusedVenue(page)).toHaveText(names[1] ?? '');
  await page.keyboard.press('u');
  await expect(notice(page, 'nothing left to undo')).toBeVisible();
});
