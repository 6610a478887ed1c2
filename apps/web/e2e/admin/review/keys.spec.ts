import { ENDPOINTS } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { cards, MILANO, nameOf, namesOf, READING } from '../../support/reviewPage.ts';

test.use({ account: ADMIN });

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens the list without confirmations, with the first venue at hand; returns the names of the venues. */
async function openList(page: Page): Promise<string[]> {
  await page.clock.install();
  await page.goto(`${MILANO}&clean=true&view=rows`);
  await page.evaluate(() => {
    for (const move of ['approve', 'discard'])
      sessionStorage.setItem(`campetto.doNotAsk.${move}`, 'true');
  });
  await cards(page).first().focus();
  await page.waitForTimeout(READING);
  return namesOf(page);
}

test('says that a digit is too late for the reason of a discard without confirmation', async ({
  page,
}) => {
  const [first = ''] = await openList(page);
  const sent = page.waitForRequest(`**${ENDPOINTS.discard.path}`);
  await page.keyboard.press('d');
  await sent;
  await expect(notice(page, `${first} discarded`)).toBeVisible();
  await page.waitForTimeout(500);
  await page.keyboard.press('2');
  await expect(notice(page, `${first} had already been discarded without a reason`)).toBeVisible();
  await page.waitForTimeout(READING * 2);
  await page.keyboard.press('u');
  await expect(notice(page, `Undone: ${first} discarded`)).toBeVisible();
  await expect(cards(page).first()).toContainText(first);
  // Without a discard before it, a digit does nothing.
  await page.keyboard.press('2');
  await expect(notice(page, `Undone: ${first} discarded`)).toBeVisible();
});

test('the row that is marked from the start takes the keys, after a load and after a navigation', async ({
  page,
}) => {
  const first = cards(page).first();
  const asked = page.getByRole('alertdialog');

  await page.goto(`${MILANO}&view=rows`);
  await expect(first).toHaveAttribute('aria-current', 'true');
  const name = await nameOf(first);
  await page.waitForTimeout(READING);
  await page.keyboard.press('d');
  await expect(asked).toContainText(name);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(cards(page).nth(1)).toBeFocused();

  await page.evaluate(() => localStorage.setItem('campetto.review.view', 'rows'));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Review venues' }).first().click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  const again = await nameOf(first);
  await page.waitForTimeout(READING);
  await page.keyboard.press('d');
  await expect(asked).toContainText(again);
  await page.keyboard.press('Escape');

  // After a click beside the list, keys no longer refer to the row, which another ring shows before a key is pressed.
  const ring = () => first.evaluate((row) => getComputedStyle(row).outlineColor);
  const ofActive = await ring();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('d');
  await expect(notice(page, 'press J first')).toBeVisible();
  await expect(asked).toHaveCount(0);
  expect(await ring()).not.toBe(ofActive);
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await expect.poll(ring).toBe(ofActive);
});
