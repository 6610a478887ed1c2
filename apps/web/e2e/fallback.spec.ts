import { expect, test } from './fixtures.ts';
import {
  blockStorage,
  expectSameAfterHydration,
  expectSound,
  faultsOf,
  hydrated,
} from './visit.ts';

const TEXTS = {
  en: {
    title: 'Unexpected Application Error!',
    message: 'There is no page at this address.',
    home: 'Back to the home page',
    lost: /^Part of this page could not be loaded/,
    reload: 'Reload',
  },
  it: {
    title: 'Errore imprevisto dell’applicazione!',
    message: 'A questo indirizzo non c’è nessuna pagina.',
    home: 'Torna alla pagina iniziale',
    lost: /^Una parte di questa pagina non si è caricata/,
    reload: 'Ricarica',
  },
} as const;

const CONTACT_CODE = /\/assets\/ContactRoute-[^/]*\.js$/;

for (const lang of ['en', 'it'] as const) {
  const texts = TEXTS[lang];

  test(`[SITE-7] an unknown address: status, words and the way home (${lang})`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    const answer = await page.goto(`/nowhere?lang=${lang}`);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle(`${texts.title} · Campetto`);
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByText(texts.message)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: texts.home })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/\\?lang=${lang}$`));
    expect(faults).toEqual([]);
  });

  test(`[SITE-7] the fallback screen is sound and the same after hydration (${lang})`, async ({
    page,
  }) => {
    test.slow();
    const faults = faultsOf(page);
    await expectSameAfterHydration(page, `/nowhere?lang=${lang}`);
    await expectSound(page);
    expect(faults).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`[SITE-7] an unknown address tells the way home (${lang})`, async ({ page }) => {
      await page.goto(`/nowhere/at/all?lang=${lang}`);
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
      await page.getByRole('link', { name: texts.home }).click();
      await expect(page).toHaveURL(new RegExp(`/\\?lang=${lang}$`));
    });
  });
}

test.describe('an Italian browser', () => {
  test.use({ locale: 'it-IT' });
  test('[SITE-7] reads of an unknown address in Italian', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: TEXTS.it.title })).toBeVisible();
    await expect(page).toHaveURL(/\/nowhere\?lang=it$/);
  });
});

test('[SITE-9] a lost chunk reloads the page once; lost again it shows the fallback screen', async ({
  page,
}) => {
  let opened = 0;
  let lost = 0;
  await page.exposeFunction('preloadFailed', () => {
    lost += 1;
  });
  await page.addInitScript(() => {
    const { preloadFailed } = window as unknown as { preloadFailed: () => void };
    addEventListener('vite:preloadError', () => preloadFailed());
  });
  page.on('domcontentloaded', () => {
    opened += 1;
  });
  await page.route(CONTACT_CODE, (route) => route.abort());
  await page.goto('/privacy?lang=it');
  await hydrated(page);
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contatti' });
  await contact.click();
  // Loaded anew at the address asked for, the page stands as it was served, with or without its code.
  await expect(page).toHaveURL(/\/contact\?lang=it$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Contattaci' })).toBeVisible();
  await expect.poll(() => [opened, lost]).toEqual([2, 2]);
  await page.goto('/privacy?lang=it');
  await hydrated(page);
  await contact.click();
  await expect(page.getByRole('heading', { name: TEXTS.it.title })).toBeVisible();
  expect([opened, lost]).toEqual([3, 3]);
  await expect(page.getByText(TEXTS.it.lost)).toBeVisible();
  await expect(page.getByText(/dynamically imported module/)).toBeVisible();
  await expect(page.getByRole('button', { name: TEXTS.it.reload })).toBeVisible();
  await page.getByRole('link', { name: TEXTS.it.home }).click();
  await expect(page).toHaveURL(/\/\?lang=it$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(TEXTS.it.title);
});

test('[SITE-9] without storage a lost chunk shows the fallback screen at once', async ({
  page,
}) => {
  let opened = 0;
  page.on('domcontentloaded', () => {
    opened += 1;
  });
  await blockStorage(page);
  await page.route(CONTACT_CODE, (route) => route.abort());
  await page.goto('/privacy?lang=it');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti' }).click();
  await expect(page.getByRole('heading', { name: TEXTS.it.title })).toBeVisible();
  expect(opened).toBe(1);
});
