import { ADMIN, PLAYER } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

const DASHBOARD = '/admin/dashboard?lang=en';

test.describe('signed in', () => {
  test.use({ account: ADMIN });

  test('[SITE-1] [SHELL-1] four entries lead to their screens; two are announced, greyed and lead nowhere', async ({
    page,
  }) => {
    await page.goto(DASHBOARD);
    const navigation = page.getByRole('navigation', { name: 'Back office' });
    await expect(navigation.getByRole('link')).toHaveText([
      'Dashboard',
      'Review venues',
      'Add venue',
      'Import',
    ]);
    const entries = navigation.getByRole('listitem');
    await expect(entries).toHaveCount(6);
    for (const name of ['Manage users', 'Analytics']) {
      const entry = entries.filter({ hasText: name });
      await expect(entry.getByText('Coming soon')).toBeVisible();
      const announced = entry.getByText(name);
      await expect(announced).toHaveAttribute('aria-disabled', 'true');
      await expect(announced).toHaveCSS('cursor', 'not-allowed');
      await expect(announced.locator('svg')).toHaveCSS('opacity', '0.55');
      // Nothing in it takes the focus or a click.
      await expect(entry.locator('a, button, [tabindex]')).toHaveCount(0);
      await announced.click({ force: true });
      await expect(page).toHaveURL(DASHBOARD);
    }
    for (const [name, path, title] of [
      ['Review venues', '/admin/venues', 'Pending venues'],
      ['Add venue', '/admin/venues/add', 'Add venue'],
      ['Import', '/admin/imports', 'Import venues'],
      ['Dashboard', '/admin/dashboard', 'Dashboard'],
    ] as const) {
      const entry = navigation.getByRole('link', { name });
      await entry.click();
      await expect(page).toHaveURL(`${path}?lang=en`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(navigation.locator('[aria-current]')).toHaveCount(1);
    }
    // It has no entry of its own: links of the dashboard lead to it.
    await page.goto('/admin/audit?lang=en');
    const dashboard = navigation.getByRole('link', { name: 'Dashboard' });
    await expect(dashboard).toHaveAttribute('aria-current', 'true');
  });

  test('[SHELL-1] the initial, the e-mail and the role; a log-out leads to the sign-in page for good', async ({
    page,
  }) => {
    await page.goto(DASHBOARD);
    const sidebar = page.getByRole('complementary');
    await expect(sidebar.getByText(ADMIN.email)).toBeVisible();
    await expect(sidebar.getByText('Administrator', { exact: true })).toBeVisible();
    await expect(sidebar.getByText('G', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/admin?lang=en');
    await page.goto(DASHBOARD);
    await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  });

  test('[SHELL-1] a failed log-out is only logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.goto(DASHBOARD);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /Pending reviews.*\d/s }).waitFor();
    // What is still loading would change the text by itself.
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('The storage is broken.', 'UnknownError');
      };
    });
    const before = (await main.textContent()) ?? '';
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => logged.join()).toContain('Log-out failed');
    await expect(page).toHaveURL(DASHBOARD);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await main.textContent()).toBe(before);
  });

  test('[SHELL-2] [LANG-4] the provider’s last login with its date; the language switches without a reload', async ({
    page,
  }) => {
    await page.route('**/accounts:lookup**', async (route) => {
      const response = await route.fetch();
      const { users, ...rest } = await response.json();
      const [user] = users;
      const lastLoginAt = String(Date.UTC(2021, 1, 3, 12));
      await route.fulfill({ response, json: { ...rest, users: [{ ...user, lastLoginAt }] } });
    });
    await page.goto(DASHBOARD);
    await expect(page.getByText('Last login: Feb 3, 2021', { exact: true })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const [button, title, lastLogin, lang] of [
      ['Italiano', 'Panoramica', 'Ultimo accesso: 3 feb 2021', 'it'],
      ['English', 'Dashboard', 'Last login: Feb 3, 2021', 'en'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(lastLogin, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(`/admin/dashboard?lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await page.evaluate(() => localStorage.getItem('campetto.language.chosen'))).toBe(
        'true',
      );
      expect(await page.evaluate(() => localStorage.getItem('campetto.language'))).toBe(lang);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('[SHELL-2] without a last login from the provider the top bar shows today', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2027-03-04T10:00:00');
    await page.route('**/accounts:lookup**', async (route) => {
      const response = await route.fetch();
      const { users, ...rest } = await response.json();
      const [{ lastLoginAt: _, ...user }] = users;
      await route.fulfill({ response, json: { ...rest, users: [user] } });
    });
    await page.goto(DASHBOARD);
    await expect(page.getByText('Last login: Mar 4, 2027', { exact: true })).toBeVisible();
  });

  test('[SHELL-3] on a phone the sidebar slides in and out, by keyboard too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(DASHBOARD);
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

  test('the first Tab leads past the navigation', async ({ page }) => {
    await page.goto(DASHBOARD);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const [path, en, it] of [
    ['/admin/dashboard', 'Admin dashboard', 'Panoramica'],
    ['/admin/venues', 'Review venues', 'Esamina strutture'],
    ['/admin/venues/add', 'Add venue', 'Aggiungi struttura'],
    ['/admin/imports', 'Import venues', 'Importa strutture'],
    ['/admin/nowhere', 'There is no such screen', 'Questa schermata non esiste'],
  ] as const) {
    test(`[SHELL-4] ${path}: its title and the product’s name; search engines stay out`, async ({
      page,
    }) => {
      for (const [lang, title] of [
        ['en', en],
        ['it', it],
      ] as const) {
        await page.goto(`${path}?lang=${lang}`);
        await expect(page).toHaveTitle(`${title} · Campetto`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const robots = page.locator('meta[name=robots]');
        await expect(robots).toHaveCount(1);
        await expect(robots).toHaveAttribute('content', 'noindex,nofollow');
      }
    });
  }
});

test('[SHELL-4] the sign-in page: its title and the product’s name; search engines stay out', async ({
  page,
}) => {
  for (const [lang, title] of [
    ['en', 'Admin sign-in'],
    ['it', 'Accesso amministratori'],
  ] as const) {
    await page.goto(`/admin?lang=${lang}`);
    await expect(page).toHaveTitle(`${title} · Campetto`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
  }
});

test('[LANG-3] [LANG-4] a language chosen by hand is that of the next visit, unless its address names another', async ({
  page,
}) => {
  const english = page.getByRole('heading', { name: 'Admin Panel' });
  const italian = page.getByRole('heading', { name: 'Area amministratori' });
  await page.goto('/admin?lang=en');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(italian).toBeVisible();
  await page.goto('/admin?lang=en');
  await expect(english).toBeVisible();
  await page.goto('/admin');
  await expect(italian).toBeVisible();
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
  test('[LANG-2] shows Italian, and no request reports that to the server', async ({ page }) => {
    const bodies: (string | null)[] = [];
    page.on('request', (request) => bodies.push(request.postData()));
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Area amministratori' })).toBeVisible();
    await expect(page).toHaveURL(/lang=it$/);
    expect(bodies.filter(Boolean)).toEqual([]);
  });
});

test.describe('an account without rights', () => {
  test.use({ account: PLAYER });
  test('sees that message and no data', async ({ page }) => {
    for (const path of ['/admin/dashboard', '/admin/venues']) {
      await page.goto(`${path}?lang=en`);
      const refusal = page.getByText(/Your account has no administrator rights/);
      await expect(refusal.first()).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
    }
  });
});
