import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  blockStorage,
  EXTREMES,
  expectSameAfterHydration,
  expectSound,
  faultsOf,
  hydrated,
  settled,
} from '../support/visit.ts';

const TEXTS = {
  en: {
    title: 'Unexpected Application Error!',
    missing: 'Page not found',
    message: /^There is no page at this address/,
    home: 'Back to the home page',
    lost: /^Part of this page could not be loaded/,
    reload: 'Reload',
  },
  it: {
    title: 'Errore imprevisto dell’applicazione!',
    missing: 'Pagina non trovata',
    message: /^A questo indirizzo non c’è nessuna pagina/,
    home: 'Torna alla pagina iniziale',
    lost: /^Una parte di questa pagina non si è caricata/,
    reload: 'Ricarica',
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
  await page.goto('/privacy?lang=it');
  await hydrated(page);
  await followContact(page);
  // Reloaded at the address of the link, the page stays as it was served, with or without its code:
  // the first event was handled, the second was not, and reloads nothing.
  await expect(page).toHaveURL(/\/contact\?lang=it$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Contattaci' })).toBeVisible();
  await expect.poll(() => seen.handled).toEqual([true, false]);
  await settled(page);
  expect(seen).toEqual({ opened: 2, handled: [true, false] });

  // A page that loads allows another reload, for the next deployment.
  await page.goto('/privacy?lang=it');
  await hydrated(page);
  await followContact(page);
  await expect.poll(() => seen.handled).toEqual([true, false, true, false]);
  expect(seen.opened).toBe(4);
});

test('[SITE-9] lost texts reload the page once, without an error before', async ({ page }) => {
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
  // The texts of the other pages are loaded: these are the landing page's.
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

test('[SITE-9] offline a lost chunk shows the fallback screen, not the browser’s error page, until online again', async ({
  page,
  context,
}) => {
  const seen = await watchPreloadErrors(page);
  await page.goto('/privacy?lang=it');
  await hydrated(page);
  await context.setOffline(true);
  await followContact(page);
  await expect(page.getByRole('heading', { name: TEXTS.it.title })).toBeVisible();
  // Two loads fail: the code of the page, and its texts.
  await expect.poll(() => seen).toEqual({ opened: 1, handled: [false, false] });
  await expect(page.getByText(TEXTS.it.lost)).toBeVisible();
  await expect(page.getByText(/dynamically imported module|preload CSS/)).toBeVisible();
  await expect(page.getByRole('button', { name: TEXTS.it.reload })).toBeVisible();
  await expect(page.getByRole('link', { name: TEXTS.it.home })).toHaveAttribute(
    'href',
    '/?lang=it',
  );
  // The page is loaded by itself once it can be.
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/contact\?lang=it$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contattaci');
});

test('[SITE-9] without storage a lost chunk shows the fallback screen at once', async ({
  page,
}) => {
  await blockStorage(page);
  const seen = await watchPreloadErrors(page);
  await page.goto('/privacy?lang=it');
  await hydrated(page);
  await followContact(page);
  await expect(page.getByRole('heading', { name: TEXTS.it.title })).toBeVisible();
  expect(seen).toEqual({ opened: 1, handled: [false] });
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
  await note.getByRole('link').click();
  await hydrated(page);
  await expect(note).toBeHidden();
  await expect(page).toHaveURL('/contact?lang=it');
});

test('styles of the landing page that are lost on the way are loaded otherwise', async ({
  page,
}) => {
  await page.route(/home-later-/, (route) => route.abort());
  await page.goto('/?lang=en');
  await hydrated(page);
  const cards = page.locator('#features article').first();
  await expect(cards).toHaveCSS('overflow', 'hidden');
});
