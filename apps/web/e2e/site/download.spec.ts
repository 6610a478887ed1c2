import { holdCountdown } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectReadableScreen, setFontSize } from '../support/readable.ts';
import {
  asIpad,
  EXTREMES,
  expectSound,
  faultsOf,
  hydrated,
  settled,
  UA,
  WIDTHS,
} from '../support/visit.ts';

const APP_STORE = 'https://apps.apple.com/app/id6740000001';
const GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=app.campetto.android';
const STORES = /^https:\/\/(apps\.apple|play\.google)\.com\//;

const TEXTS = {
  en: {
    now: 'Download now',
    cancel: 'Cancel',
    choose: 'Choose your store: the app is free.',
    back: 'Go back to the website',
    left: (seconds: number) => `${seconds} second${seconds === 1 ? '' : 's'} left`,
    without: 'For iPhone, iPad and Android',
  },
  it: {
    now: 'Scarica subito',
    cancel: 'Annulla',
    choose: 'Scegli il tuo store: l’app è gratuita.',
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

// No request reaches a store: a stub responds.
test.beforeEach(({ context }) =>
  context.route(STORES, (route) => route.fulfill({ body: 'store', contentType: 'text/html' })),
);

for (const [name, options, label, destination] of DEVICES) {
  test.describe(name, () => {
    test.use(options);
    test.beforeEach(async ({ page }) => {
      if (name.startsWith('an iPad')) await asIpad(page);
    });

    test(`[DL-1] [DL-2] ${name} is detected and redirected after five seconds`, async ({
      page,
    }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto('/download?lang=en');
      await expect(page.getByText(label)).toBeVisible();
      const timer = page.getByRole('timer');
      for (let seconds = 5; seconds > 0; seconds -= 1) {
        await expect(timer).toContainText(TEXTS.en.left(seconds));
        await settled(page);
        await page.clock.runFor(1000);
      }
      await page.waitForURL((url) => url.href.endsWith(destination));
      expect(new URL(page.url()).host === 'apps.apple.com').toBe(destination === APP_STORE);
      if (!STORES.test(page.url())) return;
      // One redirect a visit: Back from the store neither counts again nor stays at 0.
      await page.goBack();
      await hydrated(page);
      await expect(page.getByText(label)).toBeVisible();
      await expect(page.getByText(TEXTS.en.choose)).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(0);
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
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.addInitScript(() => {
      const seen = { left: new Set<string>(), announced: new Set<string>() };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const left = document.querySelector('[role=timer]')?.lastElementChild?.textContent;
        const announced = document.querySelector('[role=status]')?.textContent;
        if (left) seen.left.add(left);
        if (announced) seen.announced.add(announced);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto(path);
    await hydrated(page);
    const timer = page.getByRole('timer');
    // A timer is announced at each second if it has `aria-live`.
    await expect(timer).not.toHaveAttribute('aria-live');
    for (let seconds = 5; seconds > 0; seconds -= 1) {
      await expect(timer).toContainText(texts.left(seconds));
      await settled(page);
      await page.clock.runFor(999);
      await settled(page);
      await expect(timer).toContainText(texts.left(seconds));
      await page.clock.runFor(1);
    }
    await page.waitForURL(`/?lang=${lang}#download`);
    const seen = await page.evaluate(() => {
      const { left, announced } = (
        window as unknown as { seen: Record<'left' | 'announced', Set<string>> }
      ).seen;
      return { left: [...left], announced: announced.size };
    });
    expect(seen).toEqual({ left: [5, 4, 3, 2, 1, 0].map(texts.left), announced: 1 });
    await page.clock.resume();
    await expect(page.locator('#download')).toBeInViewport();
    // The page of the countdown was replaced in the history: Back does not lead to it.
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

  test(`[DL-3] both stores are always shown, each in a new tab; the page is accessible and fits (${lang})`, async ({
    page,
  }) => {
    test.slow();
    const faults = faultsOf(page);
    await holdCountdown(page);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('timer')).toBeVisible();
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
    await expectSound(page, { measured: EXTREMES });
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

for (const [lang, reason] of [
  ['en', 'it is cancelled'],
  ['it', 'a store has the focus'],
] as const) {
  const other = lang === 'en' ? 'it' : 'en';

  test(`[DL-2] stays when ${reason}, and says so in the other language too (${lang})`, async ({
    page,
  }) => {
    // So low that the stores are below the window.
    await page.setViewportSize({ width: 320, height: 480 });
    await page.clock.install();
    await page.goto(`/download?lang=${lang}`);
    await expect(page.getByRole('timer')).toBeVisible();
    const main = page.getByRole('main');
    const cancel = main.getByRole('button', { name: TEXTS[lang].cancel });
    if (lang === 'en') await cancel.click();
    else {
      await expect(cancel).toBeVisible();
      await main.getByRole('link', { name: /Google Play/ }).focus();
    }
    await expect(page.getByRole('timer')).toHaveCount(0);
    const says = page.getByRole('status');
    if (lang === 'en') {
      // The button is gone. The focus is on the message, which a screen reader therefore reads.
      await expect(main.getByText(TEXTS.en.choose)).toBeFocused();
      await expect(says).toHaveText('');
    } else await expect(says).toContainText(TEXTS[lang].choose);
    for (let tick = 0; tick < 10; tick++) await page.clock.runFor(1000);
    await expect(page).toHaveURL(new RegExp(`/download\\?lang=${lang}$`));
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(main.getByText(TEXTS[lang].choose)).toBeVisible();
    await page.locator(`header a[lang=${other}]`).first().click();
    await expect(main.getByText(TEXTS[other].choose)).toBeVisible();
  });
}

test.describe('on Android', () => {
  test.use({ userAgent: UA.android });

  test('a store that is opened in another tab ends the countdown', async ({ page }) => {
    await page.clock.install();
    for (const [name, button] of [
      [TEXTS.en.now, 'middle'],
      [/Google Play/, 'middle'],
      [/Google Play/, 'left'],
    ] as const) {
      await test.step(`${name}, ${button} button`, async () => {
        await page.goto('/download?lang=en');
        await expect(page.getByText('Your device: Android')).toBeVisible();
        await expect(page.getByRole('timer')).toBeVisible();
        const link = page.getByRole('main').getByRole('link', { name });
        await expect(link).toHaveAttribute('href', GOOGLE_PLAY);
        await link.click({ button });
        await expect(page.getByRole('timer')).toHaveCount(0);
        for (let tick = 0; tick < 10; tick++) await page.clock.runFor(1000);
        await expect(page).toHaveURL(/\/download\?lang=en$/);
        // Opening the same address would be a reload, after which the page does not count again.
        await page.goto('about:blank');
      });
    }
  });
});

test.describe('as a phone keeps the page that a store was opened from', () => {
  test.use({ userAgent: UA.android });

  // Headless Chromium has no back/forward cache; instead, a response without content leaves the page as it was.
  test('[DL-2] it has no clock at 0 and redirects once', async ({ page, context }) => {
    let redirects = 0;
    await context.route(STORES, (route) => {
      redirects += 1;
      return route.fulfill({ status: 204 });
    });
    await page.clock.install();
    await page.goto('/download?lang=en');
    await expect(page.getByRole('timer')).toBeVisible();
    for (let tick = 0; tick < 5; tick++) await page.clock.runFor(1000);
    await expect.poll(() => redirects).toBe(1);
    await expect(page.getByRole('status')).toContainText(TEXTS.en.choose);
    await expect(page.getByRole('timer')).toHaveCount(0);
    for (let tick = 0; tick < 10; tick++) await page.clock.runFor(1000);
    expect(redirects).toBe(1);
  });
});

test('a switch of the language neither stops nor restarts the countdown', async ({ page }) => {
  await page.clock.install();
  await page.goto('/download?lang=en');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page.getByRole('link', { name: TEXTS.it.back })).toBeVisible();
  // Nothing is announced: a repetition would come late, and the announcement of the first language is removed.
  await expect(page.getByRole('status')).toHaveText('');
  for (let tick = 0; tick < 5; tick++) await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/\?lang=it#download$/);
});

test('where the window is low or the text large, the countdown can be stopped without scrolling (WCAG 2.2.1)', async ({
  page,
}) => {
  await holdCountdown(page);
  for (const [width, height, size] of [
    [390, 844, 32],
    [320, 640, 32],
    [360, 225, 16],
    [844, 390, 16],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setFontSize(page, size);
    for (const lang of ['en', 'it'] as const) {
      await page.goto(`/download?lang=${lang}`);
      const cancel = page.getByRole('button', { name: TEXTS[lang].cancel });
      await expect(cancel, `${width} px, ${lang}`).toBeInViewport({ ratio: 1 });
      await expectReadableScreen(page, `${width} px, ${lang}`);
      await cancel.click();
      await expect(page.getByText(TEXTS[lang].choose)).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(0);
    }
  }
});

test('on the narrowest phone with the largest text, the way to stop leaves title and countdown in view', async ({
  page,
}) => {
  await holdCountdown(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await setFontSize(page, 32);
  await page.goto('/download?lang=it');
  const cancel = page.getByRole('button', { name: TEXTS.it.cancel });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  // The button is on one or two lines.
  const covered = await cancel.evaluate((button) => {
    let part: Element | null = button;
    while (part && getComputedStyle(part).position !== 'fixed') part = part.parentElement;
    return part?.getBoundingClientRect().height;
  });
  expect(covered).toBeLessThan(640 / 4);
});

test('a countdown that ends without a connection leaves the page, with a note', async ({
  page,
  context,
}) => {
  // The code of the home page is not loaded before the countdown ends.
  await page.route('**/assets/LandingRoute-*.js', (route) => route.abort());
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/download?lang=it');
  await expect(page.getByRole('timer')).toBeAttached();
  await context.setOffline(true);
  for (let tick = 0; tick < 5; tick++) {
    await settled(page);
    await page.clock.runFor(1000);
  }
  await page.clock.resume();
  await expect(page.getByText('Non è stato possibile caricare la pagina')).toBeVisible();
  await expect(page.getByRole('main').getByText(TEXTS.it.choose).first()).toBeVisible();
});

test.describe('a phone sent here from a shared match', () => {
  test.use({ userAgent: UA.android });

  test('every link to Google Play contains the match', async ({ page }) => {
    await holdCountdown(page);
    await page.goto(`/download?lang=en&referrer=${encodeURIComponent('shareId=verona%265')}`);
    await hydrated(page);
    const links = page.locator('main a[href*="play.google.com"]');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /&referrer=shareId%3Dverona%25265$/);
    }
  });
});
