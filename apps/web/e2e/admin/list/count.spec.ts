import { listCountPath } from '@campetto/contract';
import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { holdRequests } from '../../support/requests.ts';
import { cards } from '../../support/reviewPage.ts';

test.use({ account: ADMIN, viewport: { width: 1440, height: 900 } });

const COUNT = `**${listCountPath('pending')}?*`;

test('[REV-5] the venues are shown before they are counted, and further pages are not counted again', async ({
  page,
  product,
}) => {
  const held = await holdRequests(page, COUNT);
  await page.goto('/admin/venues?check=noStreet&limit=5&view=rows&lang=en');
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByText('Showing 5 venues of ...')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  // Scrolling to the button may load further pages.
  await expect(page.getByText(/^Showing [1-9]\d venues of \.\.\.$/)).toBeVisible();
  const statuses = page.getByRole('status').filter({ hasText: 'Showing' });
  await expect(statuses).toHaveCount(0);
  held.release();
  const [stored] = await product.query<{ count: number }>(
    `select count(*)::int from venues where status = 'pending' and checks @> '{noStreet}'`,
  );
  const total = stored?.count.toLocaleString('en');
  await expect(statuses).toHaveText(new RegExp(`^Showing \\d+ venues of ${total}$`));
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page).nth(14)).toBeVisible();
  await expect(statuses).toHaveText(new RegExp(`^Showing \\d+ venues of ${total}$`));
  expect(held.count).toBe(1);
});
