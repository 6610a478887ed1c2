import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { focusedVenue, openFocus, READING } from '../support/reviewPage.ts';

test.use({ account: ADMIN, viewport: { width: 1920, height: 1080 } });

const NOTE = 'Ask the council who runs it';

/** The notice of an action, and not the notice of its undo, which contains the same text. */
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
