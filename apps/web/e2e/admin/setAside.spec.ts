import { ENDPOINTS } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/requests.ts';
import { focusedVenue, openFocus, READING } from '../support/reviewPage.ts';

test.use({ account: ADMIN, viewport: { width: 1920, height: 1080 } });

const SET_ASIDE = `**${ENDPOINTS.setAside.path}`;
const NOTE = 'Ask the council who runs it';

/** The notice of what was done, and not of its undo, which names it too. */
const done = (page: Page, text: string) => page.getByText(text).filter({ hasNotText: 'Undone' });

async function setAside(page: Page, note: string): Promise<void> {
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(note);
  await page.keyboard.press('Enter');
}

test('a venue is set aside with a note, passed over, found by its filter, and decided', async ({
  page,
}) => {
  const first = await openFocus(page);
  await setAside(page, NOTE);
  await expect(done(page, `${first} set aside`)).toBeVisible();
  await expect(focusedVenue(page)).not.toHaveText(first);
  const second = (await focusedVenue(page).textContent()) ?? '';

  expect(await openFocus(page)).toBe(second);
  await page.getByRole('button', { name: 'Set aside', exact: true }).click();
  await expect(page).toHaveURL(/later=true/);
  await expect(focusedVenue(page)).toHaveText(first);
  const mark = page.getByRole('region', { name: 'Set aside', exact: true });
  await expect(mark).toContainText(NOTE);
  await expect(mark).toContainText(`by ${ADMIN.email}`);

  await page.keyboard.press('j');
  await page.waitForTimeout(READING);
  await page.keyboard.press('a');
  await expect(done(page, `${first} approved`)).toBeVisible();
  await expect(page.getByText('No venues found matching your criteria')).toBeVisible();
  // The undo brings the mark back with the venue.
  await page.keyboard.press('u');
  await expect(focusedVenue(page)).toHaveText(first);
  await expect(mark).toContainText(NOTE);

  await mark.getByRole('button', { name: 'Back to the queue' }).click();
  await expect(page.getByText(`${first} put back into the queue`)).toBeVisible();
  expect(await openFocus(page)).toBe(first);
});

test('setting aside twice, without the server, and after a colleague', async ({
  page,
  product,
}) => {
  await test.step('one key undoes it, and a second Enter sets no other venue aside', async () => {
    const first = await openFocus(page);
    const held = await holdRequests(page, SET_ASIDE);
    await setAside(page, NOTE);
    await page.keyboard.press('Enter');
    await expect.poll(() => held.count).toBe(1);
    held.release();
    await expect(focusedVenue(page)).not.toHaveText(first);
    await page.waitForTimeout(READING);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(held.count).toBe(1);
    await page.keyboard.press('u');
    await expect(focusedVenue(page)).toHaveText(first);
    await expect(page.getByRole('region', { name: 'Set aside', exact: true })).toHaveCount(0);
  });

  await test.step('what was typed is kept when the server cannot be reached', async () => {
    await page.waitForTimeout(READING);
    const first = (await focusedVenue(page).textContent()) ?? '';
    await page.route(SET_ASIDE, (route) => route.abort());
    await setAside(page, NOTE);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(NOTE);
    await page.unroute(SET_ASIDE);
    await dialog.getByRole('button', { name: 'Set aside' }).click();
    await expect(done(page, `${first} set aside`)).toBeVisible();
    await page.keyboard.press('u');
    await expect(focusedVenue(page)).toHaveText(first);
  });

  await test.step('a venue that a colleague changes meanwhile is set aside by the second Enter', async () => {
    await page.waitForTimeout(READING);
    const first = (await focusedVenue(page).textContent()) ?? '';
    await page.keyboard.press('l');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(NOTE);
    await product.query(
      `update venues set version = version + 1 where name = '${first.replaceAll("'", "''")}'`,
    );
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Your note is still here');
    await expect(dialog.getByRole('textbox')).toHaveValue(NOTE);
    await dialog.getByRole('button', { name: 'Set aside' }).click();
    await expect(done(page, `${first} set aside`)).toBeVisible();
    await page.keyboard.press('u');
    await expect(focusedVenue(page)).toHaveText(first);
  });
});

test('from a row: the button opens the note, and a badge shows it', async ({ page }) => {
  // In a wider window the inspector beside the rows has the button.
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/admin/venues?view=rows&country=uk&sort=name&lang=en');
  const row = page.getByRole('article').first();
  const name = (await row.getAttribute('aria-label')) ?? '';
  await row.getByRole('button', { name: `Set ${name} aside for later` }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(NOTE);
  await page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click();
  const badge = row.getByTitle(/^Set aside on/);
  await expect(badge).toBeVisible();
  expect((await row.boundingBox())?.height).toBe(56);
  await page.keyboard.press('u');
  await expect(badge).toHaveCount(0);
});
