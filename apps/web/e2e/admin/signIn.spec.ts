import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, submitSignIn, test } from '../support/fixtures.ts';
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

test('[SITE-2] [SITE-4] a visitor is redirected to the sign-in page and, signed in, back with the query; no part of the back office is seen before', async ({
  page,
}) => {
  await recordSides(page);
  await page.goto('about:blank');
  await page.goto('/admin/venues?status=approved&country=italy&lang=en');
  await expect(page).toHaveURL(/\/admin\?lang=en$/);
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  expect(await sidesOf(page)).toEqual(['sign-in form']);
  await submitSignIn(page, ADMIN);
  await expect(page.getByRole('heading', { name: 'Approved venues' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/venues\?status=approved&country=italy&lang=en$/);
  // The history entry was replaced: one step back leaves the product.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('[SITE-2] by keyboard: a sign-in without an origin leads to the heading of the dashboard, and each further screen to its heading', async ({
  page,
}) => {
  await page.goto('/admin?lang=en');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(ADMIN.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/dashboard\?lang=en$/);
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

  test('the session survives a reload, and a sign-in is asked for once the server refuses it', async ({
    page,
  }) => {
    await recordSides(page);
    await test.step('[SITE-3] the sign-in page leads on to the dashboard', async () => {
      await page.goto('/admin?lang=en');
      await expect(page).toHaveURL(/\/admin\/dashboard/);
      await page.getByRole('link', { name: /Pending reviews.*\d/s }).waitFor();
    });

    await test.step('[SITE-3] [SITE-4] after a reload nothing is shown until the session is known, then the screen and never the form', async () => {
      const lookup = await holdRequests(page, '**/accounts:lookup**');
      await page.reload();
      await expect.poll(() => lookup.count).toBe(1);
      await settled(page);
      await expect(page.locator('#root')).toHaveText('');
      lookup.release();
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      expect(await sidesOf(page)).toEqual(['back office']);
    });

    await test.step('a token that the server no longer accepts leads to a sign-in over the screen', async () => {
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
});

const PROVIDER = '**/accounts:signInWithPassword**';

test('the form, the message of each refusal, and the way in', async ({ page }) => {
  await page.goto('/admin?lang=en');

  await test.step('[LOGIN-1] shows its title and who may sign in', async () => {
    await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    await expect(page.getByText('Sign in to the admin dashboard')).toBeVisible();
    await expect(page.getByText('Only authorized personnel may access this area.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  });

  await test.step('[LOGIN-3] requires both fields', async () => {
    await submitSignIn(page, { email: ADMIN.email, password: '' });
    await expect(page.getByText('Please fill in all fields.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
    await submitSignIn(page, { email: 'not an address', password: 'something' });
    await expect(page.getByText('Please fill in all fields.')).toHaveCount(0);
    await submitSignIn(page, { email: '', password: 'something' });
    await expect(page.getByText('Please fill in all fields.')).toBeVisible();
  });

  await test.step('[LOGIN-4] the message of each refusal', async () => {
    await submitSignIn(page, { email: 'not an address', password: 'something' });
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await submitSignIn(page, { email: 'nobody@campetto.app', password: 'something' });
    await expect(page.getByText('No user found with this email address')).toBeVisible();
    await submitSignIn(page, { email: ADMIN.email, password: 'wrong' });
    await expect(page.getByText('Invalid password')).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveValue('wrong');
  });

  // Responses that the emulator never gives.
  for (const [code, message] of [
    ['INVALID_LOGIN_CREDENTIALS', 'Invalid email or password.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many failed attempts. Please try again later'],
    ['USER_DISABLED', 'Failed to log in. Please try again'],
  ] as const) {
    await test.step(`[LOGIN-4] ${code} shows “${message}”`, async () => {
      await page.route(PROVIDER, (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
      );
      await submitSignIn(page, ADMIN);
      await expect(page.getByText(message)).toBeVisible();
      await page.unroute(PROVIDER);
    });
  }

  await test.step('[LOGIN-4] a lost network shows its own message', async () => {
    await page.route(PROVIDER, (route) => route.abort());
    await submitSignIn(page, ADMIN);
    await expect(page.getByText('Network error. Please check your connection')).toBeVisible();
    await page.unroute(PROVIDER);
  });

  await test.step('[LOGIN-2] [LOGIN-4] while signing in the button shows it and the fields are disabled; the right password leads on', async () => {
    const held = await holdRequests(page, PROVIDER);
    await submitSignIn(page, ADMIN);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeDisabled();
    await expect(page.getByLabel('Password')).toBeDisabled();
    held.release();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});
