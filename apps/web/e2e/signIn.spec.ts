import { ADMIN } from './accounts.ts';
import { expect, test } from './fixtures.ts';

const fill = async (page: import('@playwright/test').Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('[SITE-2] a visitor is led to the sign-in page and, signed in, back with the query', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.goto('/admin/venues?status=approved&country=italy&lang=en');
  await expect(page).toHaveURL(/\/admin\?lang=en$/);
  await fill(page, ADMIN.email, ADMIN.password);
  await expect(page.getByRole('heading', { name: 'Approved venues' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/venues\?status=approved&country=italy&lang=en$/);
  // The history was replaced: one step back leaves the product.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('[SITE-2] without an origin a sign-in leads to the dashboard', async ({ page, signIn }) => {
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard\?lang=en$/);
});

test('[SITE-3] a signed-in user who opens the sign-in page is led on; the session outlives a reload', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin?lang=en');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('[SITE-4] neither side flashes before the sign-in state is known', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('input[type=password]')) seen.push('sign-in page');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/admin/venues?lang=en');
  await expect(page.getByRole('heading', { name: 'Pending venues' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('[LOGIN-1] says what it is and who may enter', async ({ page }) => {
  await page.goto('/admin?lang=en');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expect(page.getByText('Sign in to the admin dashboard')).toBeVisible();
  await expect(page.getByText('Only authorized personnel may access this area.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
});

test('[LOGIN-3] asks for both fields', async ({ page }) => {
  await page.goto('/admin?lang=en');
  await fill(page, ADMIN.email, '');
  await expect(page.getByText('Please fill in all fields.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
  await fill(page, '', 'something');
  await expect(page.getByText('Please fill in all fields.')).toBeVisible();
});

test('[LOGIN-4] the messages that the provider gives cause for, then the right password', async ({
  page,
}) => {
  await page.goto('/admin?lang=en');
  await fill(page, 'not an address', 'something');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await fill(page, 'nobody@campetto.app', 'something');
  await expect(page.getByText('No user found with this email address')).toBeVisible();
  await fill(page, ADMIN.email, 'wrong');
  await expect(page.getByText('Invalid password')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('wrong');
  await fill(page, ADMIN.email, ADMIN.password);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

// What the emulator never answers is answered here in its place, at the edge of the browser.
for (const [code, message] of [
  ['INVALID_LOGIN_CREDENTIALS', 'Invalid email or password.'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many failed attempts. Please try again later'],
  ['USER_DISABLED', 'Failed to log in. Please try again'],
] as const) {
  test(`[LOGIN-4] ${code} reads “${message}”`, async ({ page }) => {
    await page.route('**/accounts:signInWithPassword**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
    );
    await page.goto('/admin?lang=en');
    await fill(page, ADMIN.email, ADMIN.password);
    await expect(page.getByText(message)).toBeVisible();
  });
}

test('[LOGIN-4] a lost network reads as one', async ({ page }) => {
  await page.goto('/admin?lang=en');
  await page.route('**/accounts:signInWithPassword**', (route) => route.abort());
  await fill(page, ADMIN.email, ADMIN.password);
  await expect(page.getByText('Network error. Please check your connection')).toBeVisible();
});

test('[LOGIN-2] while signing in the button says so and the fields are disabled', async ({
  page,
}) => {
  let proceed: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  await page.route('**/accounts:signInWithPassword**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin?lang=en');
  await fill(page, ADMIN.email, ADMIN.password);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await expect(page.getByLabel('Password')).toBeDisabled();
  proceed();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('[SHELL-1] names the user and logs out for good', async ({ page, signIn }) => {
  await signIn(page);
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByText(ADMIN.email)).toBeVisible();
  await expect(sidebar.getByText('Administrator')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\?lang=en$/);
  await page.goto('/admin/dashboard?lang=en');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
});

test('[API-7] a token that the server no longer takes ends in the sign-in page, origin remembered', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.route('**/api/venues/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Unauthorized', status: 401, requestId: 'test' },
    }),
  );
  await page.getByRole('link', { name: 'Review venues' }).first().click();
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await page.unroute('**/api/venues/**');
  await fill(page, ADMIN.email, ADMIN.password);
  await expect(page.getByRole('heading', { name: 'Pending venues' })).toBeVisible();
});
