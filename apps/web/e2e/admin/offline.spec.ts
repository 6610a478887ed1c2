import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { cutOff, setFontSize } from '../support/readable.ts';
import { cards, focusedVenue, openFocus } from '../support/reviewPage.ts';
import { settled, sidewaysScroll } from '../support/visit.ts';

const DASHBOARD = '/admin/dashboard?lang=en';
const IMPORT_CODE = /\/assets\/ImportRoute-[^/]+\.js/;

const OFFLINE = {
  en: 'You are offline. What you see may be out of date.',
  it: 'Sei offline. I dati possono non essere aggiornati.',
};

test.use({ account: ADMIN });

/** Opens the dashboard, and waits for the code of the other screens. */
async function loadAhead(page: Page): Promise<void> {
  const code = ['ReviewRoute', 'AddVenueRoute', 'ImportRoute'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
  );
  await page.goto(DASHBOARD);
  for (const response of await Promise.all(code)) await response.finished();
}

test('a screen that was never opened, and the other language, can be opened offline, with a message about it', async ({
  page,
  context,
}) => {
  await loadAhead(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const navigation = page.getByRole('navigation', { name: 'Back office' });
  for (const [link, title] of [
    ['Review venues', 'Pending venues'],
    ['Add venue', 'Add venue'],
    ['Import', 'Import venues'],
    ['Dashboard', 'Dashboard'],
  ] as const) {
    await navigation.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(OFFLINE.en)).toBeVisible();
  }
  await page.getByRole('button', { name: 'IT Italiano' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Panoramica' })).toBeVisible();
  await expect(page.getByText(OFFLINE.it)).toBeVisible();
});

test('[REV-11] a decision that was not sent is reported, and is made once the connection is back', async ({
  page,
  context,
  product,
}) => {
  const first = await openFocus(page);
  const status = () => product.query('select 1 from venues where status = $$approved$$');
  const before = (await status()).length;
  await context.setOffline(true);
  await page.keyboard.press('a');
  const alert = page.getByRole('alert').filter({ hasText: first });
  await expect(alert).toContainText('It was not sent, so nothing has been done.');
  await expect(alert).not.toContainText('may have been done');
  await context.setOffline(false);
  await page.keyboard.press('s');
  await expect(focusedVenue(page)).not.toHaveText(first);
  const second = (await focusedVenue(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`${first} approved`)).toBeVisible();
  // The button is gone; the focus is on the shown venue, so that the next key decides on it.
  await expect(page.locator(':focus')).toContainText(second);
  await expect(page.getByRole('main')).not.toBeFocused();
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeInViewport({ ratio: 1 });
  expect((await status()).length).toBe(before + 1);
  await page.keyboard.press('u');
  await expect.poll(async () => (await status()).length).toBe(before);
});

test('a language whose texts cannot be loaded says so, and is not stored', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('campetto.reloaded', 'true'));
  await page.route(/\/assets\/it-[^/]+\.js/, (route) => route.abort());
  await page.goto(DASHBOARD);
  await page.getByRole('button', { name: 'IT Italiano' }).click();
  await expect(page.getByText('The language could not be changed.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const chosen = await page.evaluate(() => localStorage.getItem('campetto.language'));
  expect(chosen).not.toBe('it');
});

test('nothing moves when the connection is lost and comes back, whatever the width, the size of the text and the language', async ({
  page,
  context,
}) => {
  await page.goto('/admin/venues?limit=5&country=uk&lang=en');
  await cards(page).first().waitFor();
  const boxes = () =>
    page.locator('header button, main, main h1, main input, article').evaluateAll((all) =>
      all.map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return [Math.round(x), Math.round(y + scrollY)];
      }),
    );
  for (const [lang, language] of [
    ['en', 'English'],
    ['it', 'Italiano'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 1100 });
    await setFontSize(page, 16);
    await page.getByRole('button', { name: language }).click();
    await expect(page).toHaveURL(new RegExp(`lang=${lang}$`));
    for (const [width, height, size] of [
      [1440, 1100, 16],
      [390, 844, 16],
      [390, 844, 32],
    ] as const) {
      await test.step(`${width} px, text of ${size} px, ${lang}`, async () => {
        await page.setViewportSize({ width, height });
        await setFontSize(page, size);
        await page.waitForLoadState('networkidle');
        // Scripts are notified of another width with the next frame.
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await settled(page);
        const notice = page.getByText(OFFLINE[lang]);
        const before = await boxes();
        // The long website of a venue is cut off; after other tests, that venue may be among the first.
        const cutBefore = await cutOff(page);
        await context.setOffline(true);
        await expect(notice).toBeVisible();
        await expect(notice).toHaveCount(1);
        await expect(page.getByRole('alert').filter({ has: notice })).toHaveCount(1);
        expect(await cutOff(page)).toEqual(cutBefore);
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
        expect(await boxes()).toEqual(before);
        await context.setOffline(false);
        await expect(notice).toHaveCount(0);
        expect(await boxes()).toEqual(before);
      });
    }
  }
});

test('[SITE-9] a script that fails to load shows a message inside the shell; it is loaded once the network is back', async ({
  page,
  context,
}) => {
  await page.route(IMPORT_CODE, (route) => route.abort());
  await page.goto(DASHBOARD);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByText('This screen could not be loaded.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This screen could not be loaded.')).toBeVisible();

  await page.unroute(IMPORT_CODE);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Import venues' })).toBeVisible();
});

test('[SITE-9] a script that fails again is requested once more, then on demand', async ({
  page,
}) => {
  let requests = 0;
  await page.route(IMPORT_CODE, (route) => {
    requests += 1;
    return route.abort();
  });
  let opened = 0;
  page.on('domcontentloaded', () => {
    opened += 1;
  });
  await page.goto(DASHBOARD);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect.poll(() => opened).toBe(2);
  await expect(page.getByText('This screen could not be loaded.')).toBeVisible();
  expect(requests).toBeGreaterThan(1);
  await page.unroute(IMPORT_CODE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import venues' })).toBeVisible();
  expect(opened).toBe(3);
  // The next deployment causes a reload again.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('campetto.reloaded')))
    .toBeNull();
});
