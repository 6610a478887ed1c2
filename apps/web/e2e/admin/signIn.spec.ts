import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, signIn, submitSignIn, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/requests.ts';
import { settled } from '../support/visit.ts';

/** Records which side of the sign-in the page shows, from its first element on. */
const recordSides = (page: Page) =>
  page.addInitScript(() => {
    const sides = new Set<string>();
    Object.assign(window, { sides });
    new MutationObserver(() => {
      if (document.querySelector('input[type=password]')) sides.add('sign-in form');
      if (document.querySelector('aside, article, main:not(:has(input[type=password]))'))
        sides.add('back office');
    }).observe(document, { childList: true, subtree: true });
  });

const sidesOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { sides: Set<string> }).sides]);

test('[SITE-2] a visitor is redirected to the sign-in page and, signed in, back with the query', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.goto('/admin/venues?status=approved&country=italy&lang=en');
  await expect(page).toHaveURL(/\/admin\?lang=en$/);
  await submitSignIn(page, ADMIN);
  await expect(page.getByRole('heading', { name: 'Approved venues' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/venues\?status=approved&country=italy&lang=en$/);
  // The history entry was replaced: one step back leaves the product.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('[SITE-2] without an origin a sign-in leads to the dashboard', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard\?lang=en$/);
});

test('by keyboard: the sign-in and each further screen lead to the heading of the page', async ({
  page,
}) => {
  await page.goto('/admin?lang=en');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(ADMIN.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  for (const [name, title] of [
    ['Review venues', 'Pending venues'],
    ['Add venue', 'Add venue'],
    ['Import', 'Import venues'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  }
});

test.describe('signed in', () => {
  test.use({ account: ADMIN });

  test('[SITE-3] the sign-in page leads on to the dashboard; the session survives a reload', async ({
    page,
  }) => {
    await page.goto('/admin?lang=en');
    await expect(page).toHaveURL(/\/admin\/dashboard/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test('[SITE-4] nothing is shown until the session is known, then the screen and never the form', async ({
    page,
  }) => {
    await recordSides(page);
    const lookup = await holdRequests(page, '**/accounts:lookup**');
    await page.goto('/admin/venues?lang=en');
    await expect.poll(() => lookup.count).toBe(1);
    await settled(page);
    await expect(page.locator('body')).toHaveText('');
    lookup.release();
    await expect(page.getByRole('heading', { name: 'Pending venues' })).toBeVisible();
    expect(await sidesOf(page)).toEqual(['back office']);
  });

  test('[API-7] a token that the server no longer accepts leads to a sign-in over the screen', async ({
    page,
  }) => {
    await page.goto('/admin/dashboard?lang=en');
    await page.getByRole('link', { name: /Pending reviews.*\d/s }).waitFor();
    await page.route('**/api/venues/**', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Unauthorized', status: 401, requestId: 'test' },
      }),
    );
    await page.getByRole('link', { name: 'Review venues' }).first().click();
    await expect(page.getByText(/^Your session has expired/)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/venues/);
    await page.unroute('**/api/venues/**');
    await submitSignIn(page, ADMIN);
    await expect(page.getByRole('heading', { name: 'Pending venues' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('[SITE-4] a visitor who is not signed in never sees a part of the back office', async ({
  page,
}) => {
  await recordSides(page);
  await page.goto('/admin/venues?lang=en');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  expect(await sidesOf(page)).toEqual(['sign-in form']);
});

test('[LOGIN-1] shows its title and who may sign in', async ({ page }) => {
  await page.goto('/admin?lang=en');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expect(page.getByText('Sign in to the admin dashboard')).toBeVisible();
  await expect(page.getByText('Only authorized personnel may access this area.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
});

test('[LOGIN-3] requires both fields', async ({ page }) => {
  await page.goto('/admin?lang=en');
  await submitSignIn(page, { email: ADMIN.email, password: '' });
  await expect(page.getByText('Please fill in all fields.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
  await submitSignIn(page, { email: '', password: 'something' });
  await expect(page.getByText('Please fill in all fields.')).toBeVisible();
});

test('[LOGIN-4] the message of each refusal, then the right password', async ({ page }) => {
  await page.goto('/admin?lang=en');
  await submitSignIn(page, { email: 'not an address', password: 'something' });
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await submitSignIn(page, { email: 'nobody@campetto.app', password: 'something' });
  await expect(page.getByText('No user found with this email address')).toBeVisible();
  await submitSignIn(page, { email: ADMIN.email, password: 'wrong' });
  await expect(page.getByText('Invalid password')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('wrong');
  await submitSignIn(page, ADMIN);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

// Responses that the emulator never gives.
for (const [code, message] of [
  ['INVALID_LOGIN_CREDENTIALS', 'Invalid email or password.'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many failed attempts. Please try again later'],
  ['USER_DISABLED', 'Failed to log in. Please try again'],
] as const) {
  test(`[LOGIN-4] ${code} shows “${message}”`, async ({ page }) => {
    await page.route('**/accounts:signInWithPassword**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
    );
    await page.goto('/admin?lang=en');
    await submitSignIn(page, ADMIN);
    await expect(page.getByText(message)).toBeVisible();
  });
}

test('[LOGIN-4] a lost network shows its own message', async ({ page }) => {
  await page.goto('/admin?lang=en');
  await page.route('**/accounts:signInWithPassword**', (route) => route.abort());
  await submitSignIn(page, ADMIN);
  await expect(page.getByText('Network error. Please check your connection')).toBeVisible();
});

test('[LOGIN-2] while signing in the button shows it and the fields are disabled', async ({
  page,
}) => {
  const held = await holdRequests(page, '**/accounts:signInWithPassword**');
  await page.goto('/admin?lang=en');
  await submitSignIn(page, ADMIN);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await expect(page.getByLabel('Password')).toBeDisabled();
  held.release();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
