import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// Every kind of decision, each followed by a server that is killed and started again.

const cards = (page: Page) => page.getByRole('article');
const modal = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

test('every decision survives a killed server', async ({ page, signIn, product }) => {
  test.slow();
  await signIn(page);

  async function decide(action: 'Approve' | 'Discard'): Promise<string> {
    await page.goto('/admin/venues?country=spain&limit=5&lang=en');
    const name = ((await cards(page).first().getByRole('heading').textContent()) ?? '').trim();
    await cards(page)
      .first()
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .click();
    await modal(page).getByRole('button', { name: action }).click();
    await expect(modal(page)).toHaveCount(0);
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

  const approved = await decide('Approve');
  await killAndStart();
  await expectListed('approved', approved);

  const discarded = await decide('Discard');
  await killAndStart();
  await expectListed('discarded', discarded);

  await cards(page)
    .filter({ hasText: discarded })
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(cards(page).filter({ hasText: discarded })).toHaveCount(0);
  await killAndStart();
  await expectListed('pending', discarded);

  await page.goto('/admin/venues?status=approved&country=spain&lang=en');
  await cards(page).first().getByRole('button', { name: /^Edit/ }).click();
  await modal(page).getByLabel('Name').fill('Edited before the cut');
  await modal(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(modal(page)).toHaveCount(0);
  await killAndStart();
  await expectListed('approved', 'Edited before the cut');

  await page.goto('/admin/dashboard?lang=en');
  for (const line of [
    `${approved} approved`,
    `${discarded} discarded`,
    `${discarded} restored to the pending list`,
    'Edited before the cut edited',
  ]) {
    await expect(page.getByText(line).first()).toBeVisible();
  }
});
