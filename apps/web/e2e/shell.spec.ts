import { PLAYER } from './accounts.ts';
import { expect, test } from './fixtures.ts';

test('[SITE-1] [SHELL-1] announced screens are entries that lead nowhere', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const navigation = page.getByRole('navigation');
  for (const name of ['Dashboard', 'Review venues', 'Add venue', 'Import']) {
    await expect(navigation.getByRole('link', { name })).toBeVisible();
  }
  for (const name of ['Manage users', 'Analytics']) {
    await expect(navigation.getByText(name)).toBeVisible();
    await expect(navigation.getByRole('link', { name })).toHaveCount(0);
  }
  await expect(navigation.getByText('Coming soon')).toHaveCount(2);
});

test('[SHELL-2] tells the last login and switches the language without a reload', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await expect(page.getByText(/^Last login: .*\d{4}$/)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { name: 'Panoramica' })).toBeVisible();
  await expect(page).toHaveURL(/lang=it/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('[LANG-3] [LANG-4] a language chosen by hand beats the address of the next visit', async ({
  page,
}) => {
  await page.goto('/admin?lang=en');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { name: 'Area amministratori' })).toBeVisible();
  await page.goto('/admin?lang=en');
  await expect(page.getByRole('heading', { name: 'Area amministratori' })).toBeVisible();
  await expect(page).toHaveURL(/lang=it$/);
});

test('[LANG-5] a missing language is written into the address, the rest of it stays', async ({
  page,
}) => {
  await page.goto('/admin?x=1#y');
  await expect(page).toHaveURL(/\/admin\?x=1&lang=en#y$/);
});

test('[LANG-1] an unknown language is ignored', async ({ page }) => {
  await page.goto('/admin?lang=de');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expect(page).toHaveURL(/lang=en$/);
});

test.describe('an Italian browser', () => {
  test.use({ locale: 'it-IT' });
  test('[LANG-2] is greeted in Italian, and no request tells the server so', async ({ page }) => {
    const bodies: (string | null)[] = [];
    page.on('request', (request) => bodies.push(request.postData()));
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Area amministratori' })).toBeVisible();
    await expect(page).toHaveURL(/lang=it$/);
    expect(bodies.filter(Boolean)).toEqual([]);
  });
});

test('[SHELL-3] on a phone the sidebar slides in and out, by keyboard too', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Review venues' });
  await expect(entry).not.toBeInViewport();
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  await expect(entry).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(entry).not.toBeInViewport();
  await expect(open).toBeFocused();
  await open.click();
  await entry.click();
  await expect(page.getByRole('heading', { name: 'Pending venues' })).toBeVisible();
  await expect(entry).not.toBeInViewport();
});

test('the first Tab leads past the navigation', async ({ page, signIn }) => {
  await signIn(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[SHELL-4] titles name the page and the product; search engines stay out', async ({
  page,
  signIn,
}) => {
  const robots = page.locator('meta[name=robots]');
  await page.goto('/admin?lang=en');
  await expect(page).toHaveTitle('Admin sign-in · Campetto');
  await expect(robots).toHaveAttribute('content', 'noindex,nofollow');
  await signIn(page);
  await expect(page).toHaveTitle('Admin dashboard · Campetto');
  await expect(robots).toHaveAttribute('content', 'noindex,nofollow');
});

test('an account without rights is told so, and nothing else', async ({ page, signIn }) => {
  await signIn(page, PLAYER);
  await expect(page.getByText(/Your account has no administrator rights/).first()).toBeVisible();
  await page.goto('/admin/venues?lang=en');
  await expect(page.getByText(/Your account has no administrator rights/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
