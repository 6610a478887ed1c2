import { ENDPOINTS } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/accounts.ts';
import { stopClock } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { cards, MILANO, namesOf, READING } from '../../support/reviewPage.ts';

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

/** Presses keys one after the other, by the page's clock, because a busy machine would press them too slowly. */
async function press(page: Page, keys: string, interval: number): Promise<void> {
  await stopClock(page);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.clock.runFor(interval);
  }
  await page.clock.resume();
}

test('says that an undo and a decision which follow each other too quickly did nothing', async ({
  page,
}) => {
  const [first = ''] = await openList(page);
  await page.keyboard.press('a');
  await expect(notice(page, `${first} approved`)).toBeVisible();
  await page.waitForTimeout(READING);
  const names = await namesOf(page);
  await press(page, 'ud', 120);
  await expect(notice(page, 'followed each other too quickly and did nothing')).toBeVisible();
  expect(await namesOf(page)).toEqual(names);
  await page.waitForTimeout(READING * 2);
  await page.keyboard.press('u');
  await expect(notice(page, `Undone: ${first} approved`)).toBeVisible();
});

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
  // A digit that is meant for no venue is left alone.
  await page.keyboard.press('2');
  await expect(notice(page, `Undone: ${first} discarded`)).toBeVisible();
});
