import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { holdRequests } from '../../support/requests.ts';
import { action, cards, chooseFilter, dialog, nameOf } from '../../support/reviewPage.ts';
import { settled } from '../../support/visit.ts';

test.use({ account: ADMIN });

const firstName = (page: Page) => nameOf(cards(page).first());

test('Back closes an open dialog and nothing else; a dialog that was closed leaves no entry', async ({
  page,
}) => {
  // The test opens many dialogs.
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

  // Back does not close a dialog whose request has no response yet.
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

test('Back closes a dialog in every state of the page', async ({ page }) => {
  await page.goto('/admin/venues?country=italy&city=milano&limit=20&lang=en');

  await test.step('on a page that was opened by its address', async () => {
    await action(cards(page).nth(4), 'History').click();
    await expect(dialog(page)).toBeVisible();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/city=milano/);
    await expect(cards(page)).toHaveCount(20);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  await test.step('also when it is pressed before the page has rendered its entry', async () => {
    // Simulates a busy machine, on which Back is pressed before the page has rendered the entry.
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

  await test.step('after a reload', async () => {
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
});
