import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { holdTimers } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { focusBy, setFontSize } from '../support/readable.ts';
import {
  blockStorage,
  EXTREMES,
  expectSameAfterHydration,
  expectSound,
  faultsOf,
  hydrated,
  settled,
  sidewaysScroll,
} from '../support/visit.ts';

const TEXTS = {
  en: {
    title: 'Unexpected Application Error!',
    missing: 'Page not found',
    message: /^There is no page at this address/,
    home: 'Back to the home page',
    lost: /^Part of this page could not be loaded/,
    reload: 'Reload',
    unreachable: 'That page could not be loaded',
  },
  it: {
    title: 'Errore imprevisto dell’applicazione!',
    missing: 'Pagina non trovata',
    message: /^A questo indirizzo non c’è nessuna pagina/,
    home: 'Torna alla pagina iniziale',
    lost: /^Una parte di questa pagina non si è caricata/,
    reload: 'Ricarica',
    unreachable: 'Non è stato possibile caricare la pagina',
  },
} as const;

const CONTACT_CODE = /\/assets\/ContactRoute-[^/]*\.js$/;

for (const lang of ['en', 'it'] as const) {
  const texts = TEXTS[lang];

  test(`[SITE-7] an unknown address: status, text and the link home (${lang})`, async ({
    page,
  }) => {
    test.slow();
    const faults = faultsOf(page);
    const served = page.waitForResponse(`**/nowhere?lang=${lang}`);
    await test.step('the fallback screen is the same after hydration', () =>
      expectSameAfterHydration(page, `/nowhere?lang=${lang}`));
    expect((await served).status()).toBe(404);
    await expect(page).toHaveTitle(`${texts.missing} · Campetto`);
    await expect(page.getByRole('heading', { level: 1, name: texts.missing })).toBeVisible();
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByText(texts.message)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'campetto' })).toBeVisible();
    await test.step('the fallback screen is accessible and fits', () =>
      expectSound(page, { measured: EXTREMES }));
    const other = lang === 'en' ? 'it' : 'en';
    await page.getByRole('link', { name: { en: 'English', it: 'Italiano' }[other] }).click();
    await expect(page.getByRole('heading', { name: TEXTS[other].missing })).toBeVisible();
    await page.getByRole('link', { name: TEXTS[other].home }).click();
    await expect(page).toHaveURL(new RegExp(`/\\?lang=${other}$`));
    expect(faults).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`[SITE-7] an unknown address shows the link home (${lang})`, async ({ page }) => {
      await page.goto(`/nowhere/at/all?lang=${lang}`);
      await expect(page.getByRole('heading', { name: texts.missing })).toBeVisible();
      await page.getByRole('link', { name: texts.home }).click();
      await expect(page).toHaveURL(new RegExp(`/\\?lang=${lang}$`));
    });
  });
}

test.describe('an Italian browser', () => {
  test.use({ locale: 'it-IT' });
  test('[SITE-7] shows an unknown address in Italian', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: TEXTS.it.missing })).toBeVisible();
    await expect(page).toHaveURL(/\/nowhere\?lang=it$/);
  });
});

/** Counts the documents that are opened, and records whether each preload error was handled. */
async function watchPreloadErrors(page: Page) {
  const seen = { opened: 0, handled: [] as boolean[] };
  await page.exposeFunction('preloadFailed', (handled: boolean) => seen.handled.push(handled));
  await page.addInitScript(() => {
    const { preloadFailed } = window as unknown as { preloadFailed: (handled: boolean) => void };
    addEventListener('vite:preloadError', (event) =>
      // After every listener was called.
      queueMicrotask(() => preloadFailed(event.defaultPrevented)),
    );
  });
  page.on('domcontentloaded', () => {
    seen.opened += 1;
  });
  await page.route(CONTACT_CODE, (route) => route.abort());
  return seen;
}

const followContact = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Contatti' }).click();

test('[SITE-9] a lost chunk raises the event and reloads the page once; unhandled it is thrown', async ({
  page,
}) => {
  const seen = await watchPreloadErrors(page);
  await page.goto('/contact?lang=it');
  // The page stays as it was served: the first event was handled, the second was not, and reloads nothing.
  await expect.poll(() => seen.handled).toEqual([true, false]);
  await expect(page.getByRole('heading', { level: 1, name: 'Contattaci' })).toBeVisible();
  await settled(page);
  expect(seen).toEqual({ opened: 2, handled: [true, false] });

  // A page that loads allows another reload, for the next deployment.
  await page.goto('/privacy?lang=it');
  await hydrated(page);
  await page.goto('/contact?lang=it');
  await expect.poll(() => seen.handled).toEqual([true, false, true, false]);
  expect(seen.opened).toBe(5);
});

test('a page whose code a deployment has replaced is opened at its top by the browser', async ({
  page,
}) => {
  const seen = await watchPreloadErrors(page);
  await page.goto('/privacy?lang=it');
  await hydrated(page);
  await followContact(page);
  await expect(page).toHaveURL(/\/contact\?lang=it$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Contattaci' })).toBeVisible();
  // The link handles no error: the browser opens the address. There the first error reloads the page, the second
  // does not, so that no navigation comes in between from here on.
  await expect.poll(() => seen.handled.slice(-2)).toEqual([true, false]);
  expect(seen.opened).toBe(3);
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Informativa' })).toBeVisible();
});

test('[SITE-9] a page whose texts are lost once is opened by the browser, without an error before', async ({
  page,
}) => {
  const titles: string[] = [];
  await page.exposeFunction('showsTitle', (title: string) => titles.push(title));
  await page.addInitScript(() => {
    const { showsTitle } = window as unknown as { showsTitle: (title: string) => void };
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      if (title) showsTitle(title);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/privacy?lang=en');
  await hydrated(page);
  let opened = 0;
  page.on('domcontentloaded', () => {
    opened += 1;
  });
  // Only the texts of the landing page are not loaded yet.
  await page.route(/\/assets\/en-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  // A slow network, on which the page remains for a while.
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      await setTimeout(300);
      await route.continue();
    },
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'campetto' }).first().click();
  await expect(page.locator('#features')).toBeVisible();
  await hydrated(page);
  expect(opened).toBe(1);
  expect(titles).not.toContain(TEXTS.en.title);
});

test('[SITE-9] Back offline to code that is lost shows the fallback screen until online again, or another page', async ({
  page,
  context,
}) => {
  await page.goto('/contact?lang=it');
  await hydrated(page);
  const openPrivacy = () =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
  await openPrivacy();
  await expect(page).toHaveURL(/\/privacy\?lang=it$/);
  // After the reload, the document has not loaded the code of the other page.
  await page.reload();
  await hydrated(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { name: TEXTS.it.title })).toBeVisible();
  await expect(page.getByText(TEXTS.it.lost)).toBeVisible();
  await expect(page.getByText(/dynamically imported module|preload CSS/)).toBeVisible();
  await expect(page.getByRole('button', { name: TEXTS.it.reload })).toBeVisible();
  await expect(page.getByRole('link', { name: TEXTS.it.home })).toHaveAttribute(
    'href',
    '/?lang=it',
  );
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informativa sulla privacy');
  await page.goBack();
  await expect(page.getByRole('heading', { name: TEXTS.it.title })).toBeVisible();
  // The page is loaded by itself once it can be.
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/contact\?lang=it$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contattaci');
});

test('[SITE-9] without storage a lost chunk is not followed by a reload', async ({ page }) => {
  await blockStorage(page);
  const seen = await watchPreloadErrors(page);
  await page.goto('/contact?lang=it');
  await expect.poll(() => seen.handled).toEqual([false]);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Contattaci' })).toBeVisible();
  expect(seen).toEqual({ opened: 1, handled: [false] });
});

test('offline a link and another language leave the page as it is, and say so, until they can be loaded', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=it');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termini' }).first().click();
  const note = page.getByRole('alert').filter({ hasText: TEXTS.it.unreachable });
  await expect(note).toBeVisible();
  await expect(page).toHaveURL(/\/\?lang=it$/);
  await expect(page.locator('#features')).toBeVisible();
  await page.locator('header a[lang=en]').first().click();
  await expect(note).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const again = note.getByRole('button');
  await again.press('Enter');
  await expect(again).toBeFocused();
  await context.setOffline(false);
  await again.press('Enter');
  await expect(page).toHaveURL(/\/\?lang=en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(note).toBeHidden();
});

test('offline a link within a text leaves the page as it is too, and can be followed later', async ({
  page,
  context,
}) => {
  await page.goto('/terms?lang=en');
  await hydrated(page);
  await context.setOffline(true);
  const link = page.locator('[data-document] a[href^="/privacy"]').first();
  await link.click();
  const note = page.getByRole('alert').filter({ hasText: TEXTS.en.unreachable });
  await expect(note).toBeVisible();
  await expect(page).toHaveURL(/\/terms\?lang=en$/);
  await expect(link).toBeVisible();
  await context.setOffline(false);
  await note.getByRole('button').click();
  await expect(page).toHaveURL(/\/privacy\?lang=en$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
});

test('texts of a language that are lost once do not keep the old language', async ({ page }) => {
  await page.goto('/terms?lang=en');
  await hydrated(page);
  await page.route(/\/assets\/it-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  const entries = await page.evaluate('history.length');
  await page.locator('header a[lang=it]').first().click();
  await expect(page).toHaveURL(/\/terms\?lang=it$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  expect(await page.evaluate('history.length')).toBe(entries);
});

test('while a page loads slowly the current one stays and loading is announced; a second click opens the page once', async ({
  page,
}) => {
  await page.goto('/?lang=it');
  await hydrated(page);
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route(CONTACT_CODE, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await followContact(page);
  await expect(page.getByRole('status').filter({ hasText: 'Caricamento' })).toBeAttached();
  await expect(page).toHaveURL(/\/\?lang=it$/);
  await followContact(page);
  load();
  await expect(page.getByRole('heading', { level: 1, name: 'Contattaci' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Caricamento' })).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('#features')).toBeVisible();
});

const ENTRY = /\/assets\/publicSite-[^/]*\.js(\?.*)?$/;

test('[SITE-9] a lost entry script is requested again', async ({ page }) => {
  let refused = 0;
  await page.route(ENTRY, (route) => {
    refused += 1;
    return refused === 1 ? route.abort() : route.continue();
  });
  await page.goto('/contact?lang=it');
  await hydrated(page);
  await expect(page.locator('[data-lost]')).toBeHidden();
});

test('[SITE-9] a page whose entry script stays lost reports it and says so; its links work', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/contact?lang=it');
  const note = page.getByRole('alert').filter({ hasText: 'I link funzionano' });
  await expect(note).toBeVisible();
  expect(faults.filter((fault) => /dynamically imported module/.test(fault))).toHaveLength(1);
  await page.unroute(ENTRY);
  await note.getByRole('button').click();
  await hydrated(page);
  await expect(note).toBeHidden();
  await expect(page).toHaveURL('/contact?lang=it');
});

test('a page that is loaded again after its scripts were lost stays at its chapter', async ({
  page,
}) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/terms?lang=en#chapter-19');
  const note = page.getByRole('alert').filter({ hasText: 'Its links still work' });
  await expect(note).toBeVisible();
  await page.unroute(ENTRY);
  await note.getByRole('button').click();
  await expect(note).toBeHidden();
  await hydrated(page);
  await expect(page).toHaveURL('/terms?lang=en#chapter-19');
  await expect(page.locator('#chapter-19')).toBeInViewport();
});

test('the note that the app is lost covers nothing that has the focus (WCAG 2.4.11)', async ({
  page,
}) => {
  await page.route(ENTRY, (route) => route.abort());
  for (const [width, height, size] of [
    [360, 225, 16],
    [320, 640, 32],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setFontSize(page, size);
    await page.goto('/contact?lang=en');
    await expect(page.locator('[data-lost]')).toBeVisible();
    await page.getByRole('main').focus();
    let focused = await focusBy(page, 'Tab');
    while (focused.isInPage) {
      expect.soft(focused.isCovered, `${width} px, ${focused.name}`).toBe(false);
      focused = await focusBy(page, 'Tab');
    }
  }
});

test('styles of the landing page that are lost on the way are requested again', async ({
  page,
}) => {
  await page.route(/home-later-/, (route) => route.abort(), { times: 1 });
  await page.goto('/?lang=en');
  await hydrated(page);
  const cards = page.locator('#features article').first();
  await expect(cards).toHaveCSS('overflow', 'hidden');
});

test('without its later styles, the page shows the parts that need them plainly, and says so', async ({
  page,
}) => {
  await page.route(/home-later-/, (route) => route.abort());
  await page.goto('/?lang=it');
  const note = page.locator('[data-lost]');
  await expect(note).toBeVisible();
  await expect(note).toHaveCSS('position', 'sticky');
  await expect(page.locator('#features')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.locator('main a[href$="#download"]').first().click();
  await expect(page.locator('#download')).toBeInViewport();
  await page.unroute(/home-later-/);
  await note.getByRole('button').click();
  await expect(note).toBeHidden();
  await expect(page.locator('#features article').first()).toHaveCSS('overflow', 'hidden');
});

test('without an answer to the request of its later styles, the page shows their parts until they come', async ({
  page,
}) => {
  const runTimeLimit = await holdTimers(page, 15_000);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/home-later-/, async (route) => {
    await answered;
    await route.continue();
  });
  const requested = page.waitForRequest(/home-later-/);
  await page.goto('/?lang=it');
  await requested;
  await expect(page.locator('#features')).toBeHidden();
  await runTimeLimit();
  const note = page.locator('[data-lost]');
  await expect(note).toBeVisible();
  await expect(page.locator('#features')).toBeVisible();
  answer();
  await expect(note).toBeHidden();
  await expect(page.locator('#features article').first()).toHaveCSS('overflow', 'hidden');
});

test('on a small screen the note that a page is out of reach covers no focused link', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/about?lang=it');
  await hydrated(page);
  await context.setOffline(true);
  const links = page.getByRole('contentinfo').getByRole('link');
  await links.filter({ hasText: 'Termini' }).first().press('Enter');
  const note = page.getByRole('alert').filter({ hasText: TEXTS.it.unreachable });
  await expect(note).toBeVisible();
  const noteTop = (await note.boundingBox())?.y ?? 0;
  await links.first().focus();
  for (let i = 1; i < (await links.count()); i += 1) {
    await page.keyboard.press('Tab');
    await settled(page);
    const focused = page.locator('footer a:focus');
    if ((await focused.count()) === 0) continue;
    const box = await focused.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(noteTop);
  }
});
