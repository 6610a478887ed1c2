import type { Page } from '@playwright/test';
import { ADMIN, PLAYER } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/requests.ts';

const DASHBOARD = '/admin/dashboard?lang=en';

/** The entries that lead to a screen; in both languages the name, the title of the window and that of the screen. */
const SCREENS = [
  {
    path: '/admin/venues',
    en: ['Review venues', 'Review venues', 'Pending venues'],
    it: ['Esamina strutture', 'Esamina strutture', 'Strutture in attesa'],
  },
  {
    path: '/admin/venues/add',
    en: ['Add venue', 'Add venue', 'Add venue'],
    it: ['Aggiungi struttura', 'Aggiungi struttura', 'Aggiungi struttura'],
  },
  {
    path: '/admin/imports',
    en: ['Import', 'Import venues', 'Import venues'],
    it: ['Importa', 'Importa strutture', 'Importa strutture'],
  },
  {
    path: '/admin/dashboard',
    en: ['Dashboard', 'Admin dashboard', 'Dashboard'],
    it: ['Panoramica', 'Panoramica', 'Panoramica'],
  },
] as const;

/** Expects a title of the window with the product's name, and that search engines stay out. */
async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Campetto`);
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveCount(1);
  await expect(robots).toHaveAttribute('content', 'noindex,nofollow');
}

test.describe('signed in', () => {
  test.use({ account: ADMIN });

  test('the navigation, by pointer and by keyboard, on a desktop and on a phone, until the log-out', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.goto(DASHBOARD);
    const navigation = page.getByRole('navigation', { name: 'Back office' });

    await test.step('the first Tab leads past the navigation', async () => {
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('[SITE-1] [SHELL-1] of six entries two are announced, greyed and lead nowhere', async () => {
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
        // Nothing in it can be focused or clicked.
        await expect(entry.locator('a, button, [tabindex]')).toHaveCount(0);
        await announced.click({ force: true });
        await expect(page).toHaveURL(/\/admin\/dashboard\?lang=en/);
      }
    });

    for (const lang of ['it', 'en'] as const) {
      await test.step(`[SHELL-1] [SHELL-4] four entries lead to their screens, whose titles name the product (${lang})`, async () => {
        await page.getByRole('button', { name: lang === 'it' ? 'Italiano' : 'English' }).click();
        const links = page.getByRole('complementary').getByRole('navigation');
        for (const { path, [lang]: names } of SCREENS) {
          const [name, title, heading] = names;
          const entry = links.getByRole('link', { name });
          await entry.click();
          await expect(page).toHaveURL(`${path}?lang=${lang}`);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expectTitle(page, title);
          await expect(entry).toHaveAttribute('aria-current', 'page');
          await expect(links.locator('[aria-current]')).toHaveCount(1);
        }
      });
    }

    await test.step('[SHELL-3] on a phone the sidebar slides in and out, by the keyboard and by Back too', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      // Loaded again, no other screen has been opened yet.
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
      await expect(entry).toBeInViewport();
      await page.goBack();
      await expect(entry).not.toBeInViewport();
      await expect(page).toHaveURL(/\/admin\/dashboard/);
      await open.click();
      await entry.click();
      await expect(page.getByRole('heading', { name: 'Pending venues' })).toBeVisible();
      await expect(entry).not.toBeInViewport();
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('[SHELL-1] a failed log-out is only logged', async () => {
      await navigation.getByRole('link', { name: 'Dashboard' }).click();
      const main = page.getByRole('main');
      await main.getByRole('link', { name: /Pending reviews.*\d/s }).waitFor();
      // Content that is still loading would change the text.
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      const remove = await page.evaluateHandle(() => IDBObjectStore.prototype.delete);
      await page.evaluate(() => {
        IDBObjectStore.prototype.delete = () => {
          throw new DOMException('The storage is broken.', 'UnknownError');
        };
      });
      const before = (await main.textContent()) ?? '';
      logged.length = 0;
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect.poll(() => logged.join()).toContain('Log-out failed');
      await expect(page).toHaveURL(DASHBOARD);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(await main.textContent()).toBe(before);
      await remove.evaluate((stored) => {
        IDBObjectStore.prototype.delete = stored;
      });
    });

    await test.step('[SHELL-1] the initial, the e-mail and the role; a log-out leads to the sign-in page for good', async () => {
      const sidebar = page.getByRole('complementary');
      await expect(sidebar.getByText(ADMIN.email)).toBeVisible();
      await expect(sidebar.getByText('Administrator', { exact: true })).toBeVisible();
      await expect(sidebar.getByText('G', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL('/admin?lang=en');
      await page.goto(DASHBOARD);
      await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    });
  });

  test('[SHELL-1] [SHELL-4] the audit log has no entry of its own, and an unknown address leads to the dashboard', async ({
    page,
  }) => {
    const navigation = page.getByRole('navigation', { name: 'Back office' });
    const dashboard = navigation.getByRole('link', { name: 'Dashboard' });
    await page.goto('/admin/audit?lang=en');
    // The entry of the dashboard is marked, whose links lead to the audit log.
    await expect(dashboard).toHaveAttribute('aria-current', 'true');
    await page.goto('/admin/nowhere?lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such screen');
    await expectTitle(page, 'There is no such screen');
    await expect(navigation).toBeVisible();
    await page.getByRole('button', { name: 'Italiano' }).click();
    await expectTitle(page, 'Questa schermata non esiste');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('in forced colours the current page, the filters and a dialog have an edge', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/admin/venues?lang=en');
    const current = page.getByRole('navigation').locator('[aria-current]');
    await expect(current).toHaveCSS('border-top-width', '1px');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(dialog).toHaveCSS('border-top-width', '1px');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(dialog).toHaveCSS('border-top-width', '1px');
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
});

test('the sign-in page: its titles, and the language of its address, of the choice by hand and of the browser', async ({
  page,
}) => {
  const english = page.getByRole('heading', { name: 'Admin Panel' });
  const italian = page.getByRole('heading', { name: 'Area amministratori' });
  await test.step('[LANG-1] an unknown language is ignored', async () => {
    await page.goto('/admin?lang=de');
    await expect(english).toBeVisible();
    await expect(page).toHaveURL(/lang=en$/);
  });
  await test.step('[LANG-5] a missing language is written into the address, the rest of it stays', async () => {
    await page.goto('/admin?x=1#y');
    await expect(page).toHaveURL(/\/admin\?x=1&lang=en#y$/);
  });
  await test.step('[SHELL-4] its title and the product’s name; search engines stay out', async () => {
    await expectTitle(page, 'Admin sign-in');
    await page.getByRole('button', { name: 'Italiano' }).click();
    await expect(italian).toBeVisible();
    await expectTitle(page, 'Accesso amministratori');
  });
  await test.step('[LANG-3] [LANG-4] a language chosen by hand is that of the next visit, unless its address names another', async () => {
    await page.goto('/admin?lang=en');
    await expect(english).toBeVisible();
    await page.goto('/admin');
    await expect(italian).toBeVisible();
    await expect(page).toHaveURL(/lang=it$/);
  });
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

test('the page shows the logo until its scripts have loaded, and hides it afterwards', async ({
  page,
}) => {
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/admin?lang=en', { waitUntil: 'commit' });
  const mark = page.getByRole('img', { name: 'Campetto' });
  await expect(mark).toBeInViewport({ ratio: 1 });
  await expect(mark.locator('..')).toHaveCSS('opacity', '1');
  scripts.release();
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expect(page.locator('#loading')).toBeHidden();
});

test('without its scripts the page says after ten seconds what to do, in both languages', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/admin');
  const [english, italian] = [
    page.getByText('reload the page'),
    page.getByText('ricarica la pagina'),
  ];
  await expect(page.getByRole('img', { name: 'Campetto' })).toBeVisible();
  await expect(english).toBeHidden();
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate: 100 });
  await expect(english).toBeVisible();
  await expect(italian).toBeVisible();
});

test.describe('scripts turned off', () => {
  test.use({ javaScriptEnabled: false });
  test('says at once that the back office needs them', async ({ page }) => {
    await page.goto('/admin');
    // Playwright finds no text in a noscript.
    await expect(page.locator('#loading noscript p')).toContainText([
      'The back office needs JavaScript.',
      'L’area di amministrazione ha bisogno di JavaScript.',
    ]);
    for (const sentence of await page.locator('#loading noscript p').all())
      await expect(sentence).toBeInViewport({ ratio: 1 });
  });
});
