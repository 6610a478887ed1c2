import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/requests.ts';
import { cards, decide } from '../support/reviewPage.ts';

test.use({ account: ADMIN });

test('the dashboard leads to the other screens, and follows what is done there', async ({
  page,
}) => {
  const open = async (name: string, title: string) => {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  const dashboard = '/admin/dashboard?lang=en';
  await page.goto(dashboard);

  await test.step('[DASH-2] two quick actions lead to their screens, two are announced and do nothing', async () => {
    const actions = page.getByRole('region', { name: 'Quick actions' });
    await expect(actions.getByRole('link')).toHaveCount(2);
    for (const name of ['Manage users', 'View analytics']) {
      const card = actions.locator('[aria-disabled=true]').filter({ hasText: name });
      await expect(card.getByText('Coming soon')).toBeVisible();
      await expect(card.locator('a, button, [tabindex]')).toHaveCount(0);
      await card.click({ force: true });
      await expect(page).toHaveURL(dashboard);
    }
    for (const [name, path, title] of [
      ['Review venues', '/admin/venues', 'Pending venues'],
      ['Add venue', '/admin/venues/add', 'Add venue'],
    ] as const) {
      await actions.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`${path}?lang=en`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
    }
  });

  await test.step('[DASH-5] a decision is counted among those of today', async () => {
    const region = page.getByRole('region', { name: 'Decisions per day' });
    const today = async () => {
      const text = (await region.getByText(/decided today|Nobody has decided/).textContent()) ?? '';
      return Number(/^(\d+) decided today/.exec(text)?.[1] ?? 0);
    };
    const before = await today();
    await open('Review venues', 'Pending venues');
    await decide(page, cards(page).first(), 'Approve');
    await open('Dashboard', 'Dashboard');
    await expect.poll(today).toBe(before + 1);
    await expect(region.getByRole('row')).toHaveCount(15);
  });

  await test.step('[DASH-5] the task leads to the pending venues in the last view, a failed check to its list', async () => {
    await open('Review venues', 'Pending venues');
    await page.getByRole('radio', { name: 'Rows' }).click();
    await open('Dashboard', 'Dashboard');
    const task = page.getByRole('link', { name: /^Continue reviewing/ });
    await expect(task).toContainText(/\d left/);
    await task.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pending venues' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Rows' })).toBeChecked();
    await open('Dashboard', 'Dashboard');
    const check = page.getByRole('region', { name: 'Failed checks' }).getByRole('listitem').first();
    const count = /([\d,]+)$/.exec((await check.textContent()) ?? '')?.[1] ?? '';
    expect(Number(count.replaceAll(',', ''))).toBeGreaterThan(0);
    await check.getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/venues\?check=\w+/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('[DASH-6] all activity is a page whose filters are in its address', async () => {
    await open('Review venues', 'Pending venues');
    await decide(page, cards(page).first(), 'Discard');
    await open('Dashboard', 'Dashboard');
    await page.getByRole('link', { name: 'All activity' }).click();
    await expect(page).toHaveURL(/\/admin\/activity\?lang=en$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 3, name: 'Today' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Action' }).click();
    await page.getByRole('option', { name: 'Discards' }).click();
    await expect(page).toHaveURL(/kind=discarded/);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Action' })).toHaveText(/Discards/);
    const rows = page.getByRole('region', { name: 'Newest first' }).getByRole('listitem');
    await expect(rows.first()).toContainText(/discarded/);
    await expect(rows.filter({ hasText: /scraped|approved/ })).toHaveCount(0);
    await page.goto('/admin/activity?kind=nonsense&actor=nobody%40example.org&lang=en');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  });
});

test('what is below the task stays in its place when the venues are counted', async ({ page }) => {
  const actions = page.getByRole('region', { name: 'Quick actions' });
  const top = async () => (await actions.boundingBox())?.y;
  const held = await holdRequests(page, '**/api/venues/count');
  await page.goto('/admin/dashboard?lang=en');
  await actions.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await top();
  held.release();
  await expect(page.getByRole('link', { name: /^Continue reviewing/ })).toBeVisible();
  expect(await top()).toBeCloseTo(before ?? Number.NaN, 0);
});
