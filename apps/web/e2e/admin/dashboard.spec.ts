import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ account: ADMIN });

test('[DASH-2] two quick actions lead to their screens, two are announced and do nothing', async ({
  page,
}) => {
  const dashboard = '/admin/dashboard?lang=en';
  await page.goto(dashboard);
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

test('[DASH-3] [DASH-1] a failed count shows a red box, a retry loads it', async ({ page }) => {
  await page.route('**/api/venues/count', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/admin/dashboard?lang=en');
  await expect(page.getByRole('alert')).toContainText('Failed to load statistics');
  await page.unroute('**/api/venues/count');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Pending reviews.*\d/s })).toBeVisible();
});
