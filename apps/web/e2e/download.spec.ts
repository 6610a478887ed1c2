import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { asIpad, expectSound, faultsOf, hydrated, UA, WIDTHS } from './visit.ts';

const APP_STORE = 'https://apps.apple.com/app/id6740000001';
const GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=app.campetto.android';
const STORES = /^https:\/\/(apps\.apple|play\.google)\.com\//;

const TEXTS = {
  en: {
    now: 'Download now',
    back: 'Go back to the website',
    left: (seconds: number) => `${seconds} second${seconds === 1 ? '' : 's'} left`,
    without: 'For iPhone, iPad and Android',
  },
  it: {
    now: 'Scarica subito',
    back: 'Torna al sito',
    left: (seconds: number) => (seconds === 1 ? 'manca 1 secondo' : `mancano ${seconds} secondi`),
    without: 'Per iPhone, iPad e Android',
  },
} as const;

const DEVICES = [
  ['an iPhone', { userAgent: UA.iphone }, 'Your device: iPhone or iPad', APP_STORE],
  ['an iPad that says Macintosh', { userAgent: UA.mac }, 'Your device: iPhone or iPad', APP_STORE],
  ['Android', { userAgent: UA.android }, 'Your device: Android', GOOGLE_PLAY],
  ['a Macintosh', { userAgent: UA.mac }, 'Your device: computer', '/?lang=en#download'],
] as const;

/** Keeps the clock at five: what happens then is not the countdown's doing. */
const holdCountdown = (page: Page) =>
  page.addInitScript(() => {
    const run = window.setTimeout;
    const held = (task: TimerHandler, ms?: number) => (ms === 1000 ? 0 : run(task, ms));
    Object.assign(window, { setTimeout: held });
  });

// No store is ever asked: whatever leaves is answered here.
test.beforeEach(({ context }) =>
  context.route(STORES, (route) => route.fulfill({ body: 'store', contentType: 'text/html' })),
);

for (const [name, options, label, destination] of DEVICES) {
  test.describe(name, () => {
    test.use(options);
    test.beforeEach(async ({ page }) => {
      if (name.startsWith('an iPad')) await asIpad(page);
    });

    test(`[DL-1] [DL-2] ${name} is recognised and sent on after five seconds`, async ({ page }) => {
      await page.clock.install();
      await page.goto('/download?lang=en');
      await expect(page.getByText(label)).toBeVisible();
      await expect(page.getByRole('timer')).toBeVisible();
      for (let tick = 0; tick < 5; tick++) await page.clock.runFor(1000);
      await page.waitForURL((url) => url.href.endsWith(destination));
      expect(new URL(page.url()).host === 'apps.apple.com').toBe(destination === APP_STORE);
    });

    test(`[DL-3] ${name}: "Download now" leads there at once`, async ({ page }) => {
      await holdCountdown(page);
      await page.goto('/download?lang=en');
      await expect(page.getByText(label)).toBeVisible();
      await page.getByRole('link', { name: TEXTS.en.now }).click();
      await page.waitForURL((url) => url.href.endsWith(destination));
    });
  });
}

for (const lang of ['en', 'it'] as const) {
  const texts = TEXTS[lang];
  const path = `/download?lang=${lang}`;

  test(`[DL-2] ticks from 5 to 0 by the second, is announced once, then shows the code (${lang})`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: { at: number; left: string; spoken: string }[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const left = document.querySelector('[role=timer]')?.lastElementChild?.textContent;
        const spoken = document.querySelector('[role=status]')?.textContent ?? '';
        const last = seen.at(-1);
        if (!left || (last?.left === left && last.spoken === spoken)) return;
        seen.push({ at: performance.now(), left, spoken });
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto(path);
    await page.waitForURL(new RegExp(`/\\?lang=${lang}#download$`));
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { at: number; left: string; spoken: string }[] }).seen,
    );
    expect([...new Set(seen.map(({ left }) => left))]).toEqual([5, 4, 3, 2, 1, 0].map(texts.left));
    expect(new Set(seen.map(({ spoken }) => spoken).filter(Boolean)).size).toBe(1);
    const at = (seconds: number) =>
      seen.find(({ left }) => left === texts.left(seconds))?.at ?? Number.NaN;
    expect(at(0) - at(5)).toBeGreaterThan(4900);
    expect(at(0) - at(5)).toBeLessThan(6500);
    await expect(page.locator('#download')).toBeInViewport();
    // The page of the countdown was replaced: nobody is caught in it on the way back.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test(`[DL-3] going back stops the countdown and keeps the language (${lang})`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    await expect(page.getByRole('timer')).toBeVisible();
    await page.clock.runFor(2000);
    await page.getByRole('link', { name: texts.back }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/\\?lang=${lang}$`));
    for (let tick = 0; tick < 10; tick++) await page.clock.runFor(1000);
    await expect(page).toHaveURL(new RegExp(`/\\?lang=${lang}$`));
  });

  test(`[DL-3] both stores are always shown, each in a tab of its own (${lang})`, async ({
    page,
  }) => {
    await holdCountdown(page);
    await page.goto(path);
    const main = page.getByRole('main');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const [name, href] of [
        [/App Store/, APP_STORE],
        [/Google Play/, GOOGLE_PLAY],
      ] as const) {
        const link = main.getByRole('link', { name });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    }
  });

  test(`the download page is sound (${lang})`, async ({ page }) => {
    test.slow();
    const faults = faultsOf(page);
    await holdCountdown(page);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('timer')).toBeVisible();
    await expectSound(page);
    expect(faults).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`shows both stores, no device and no clock (${lang})`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(texts.without)).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(0);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /App Store/ })).toBeVisible();
      await expect(main.getByRole('link', { name: /Google Play/ })).toBeVisible();
      await main.getByRole('link', { name: texts.now }).click();
      await expect(page).toHaveURL(new RegExp(`/\\?lang=${lang}#download$`));
    });
  });
}

test('a switch of the language neither stops nor restarts the countdown', async ({ page }) => {
  await page.clock.install();
  await page.goto('/download?lang=en');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page.getByRole('link', { name: TEXTS.it.back })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('To stay');
  for (let tick = 0; tick < 5; tick++) await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/\?lang=it#download$/);
});
