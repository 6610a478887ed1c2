import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  action,
  cards,
  decide,
  editForm,
  nameOf,
  openEdit,
  saveEdit,
} from '../support/reviewPage.ts';

// Every kind of decision, each followed by a server that is killed and started again.

test.use({ account: ADMIN });

test('every decision survives a killed server', async ({ page, product }) => {
  test.slow();

  async function decideFirst(page: Page, verb: 'Approve' | 'Discard'): Promise<string> {
    await page.goto('/admin/venues?country=spain&limit=5&lang=en');
    const name = await nameOf(cards(page).first());
    await decide(page, cards(page).first(), verb);
    return name;
  }

  async function killAndStart(): Promise<void> {
    await product.killServer();
    await product.startServer();
  }

  async function expectListed(status: string, name: string): Promise<void> {
    await page.goto(`/admin/venues?status=${status}&country=spain&lang=en`);
    await expect(cards(page).filter({ hasText: name }).first()).toBeVisible();
  }

  const approved = await decideFirst(page, 'Approve');
  await killAndStart();
  await expectListed('approved', approved);

  const discarded = await decideFirst(page, 'Discard');
  await killAndStart();
  await expectListed('discarded', discarded);

  await action(cards(page).filter({ hasText: discarded }), 'Restore').click();
  await expect(cards(page).filter({ hasText: discarded })).toHaveCount(0);
  await killAndStart();
  await expectListed('pending', discarded);

  await page.goto('/admin/venues?status=approved&country=spain&lang=en');
  await openEdit(page, cards(page).first());
  await editForm(page).getByLabel('Name').fill('Edited before the cut');
  await saveEdit(page);
  await expect(editForm(page)).toHaveCount(0);
  await killAndStart();
  await expectListed('approved', 'Edited before the cut');

  await page.goto('/admin/dashboard?lang=en');
  await expect(page.getByText('Edited before the cut edited').first()).toBeAttached();
  // One line can summarize these decisions and those of earlier tests.
  for (const series of await page.locator('summary').all()) await series.click();
  for (const line of [
    `${approved} approved`,
    `${discarded} discarded`,
    `${discarded} restored to the pending list`,
    'Edited before the cut edited',
  ]) {
    await expect(page.getByText(line).first()).toBeVisible();
  }
});
