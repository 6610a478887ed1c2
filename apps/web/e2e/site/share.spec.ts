import { expect, test } from '../support/fixtures.ts';
import {
  asIpad,
  blockStorage,
  EXTREMES,
  expectSound,
  faultsOf,
  hydrated,
  UA,
  WIDTHS,
} from '../support/visit.ts';

const APP_STORE = 'https://apps.apple.com/app/id6740000001';
const GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=app.campetto.android';
const ID = 'verona_5-a-side';
const WITH_GAME = `${GOOGLE_PLAY}&referrer=shareId%3D${ID}`;
const UNIVERSAL = `https://campetto.app/share/${ID}`;

const TEXTS = {
  en: {
    title: 'You are invited to play · Campetto',
    description: /Someone shared a match with you/,
    game: 'Someone wants you on the pitch. Open the match in the app.',
    general: 'Find a match, a team and a pitch near you.',
    notice: 'You need the app',
    explanation: /Someone shared a match with you: install the app now/,
    install: /Install the app/,
    open: 'Open in the app',
    code: 'QR code of this match',
    copy: 'Copy link',
    copied: 'Link copied',
    failed: /Couldn’t copy the link/,
    damaged: 'This link is damaged',
    footer: 'Campetto, the little pitch around the corner.',
  },
  it: {
    title: 'Ti hanno invitato a giocare · Campetto',
    description: /./,
    game: 'Qualcuno ti vuole in campo. Apri la partita nell’app.',
    general: 'Trova una partita, una squadra e un campo vicino a te.',
    notice: 'Ti serve l’app',
    explanation: /Qualcuno ha condiviso una partita con te: installa subito l’app/,
    install: /Installa l’app/,
    open: 'Apri nell’app',
    code: 'Codice QR di questa partita',
    copy: 'Copia il link',
    copied: 'Link copiato',
    failed: /Il browser non l’ha copiato/,
    damaged: 'Questo link è danneggiato',
    footer: 'Campetto, il campo dietro l’angolo.',
  },
} as const;

for (const lang of ['en', 'it'] as const) {
  const texts = TEXTS[lang];

  test(`[SHARE-1] [SHARE-2] [SHARE-3] a shared game (${lang})`, async ({ page, context }) => {
    test.slow();
    const faults = faultsOf(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const foreign = new URL(request.url()).host !== new URL(page.url()).host;
      if (request.method() !== 'GET' || request.postData() || foreign) sent.push(request.url());
    });
    await page.goto(`/share/${ID}?lang=${lang}`);
    await hydrated(page);
    const main = page.getByRole('main');

    await test.step('nothing is stored but the language, and nothing is sent', async () => {
      await page.waitForLoadState('networkidle');
      expect(sent.filter((url) => !url.endsWith(`/share/${ID}?lang=${lang}`))).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      const stored = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      expect(stored).toEqual(['campetto.language']);
    });

    await test.step('says what is shared and what to do, at each width', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(main.getByRole('heading', { level: 1, name: 'Campetto' })).toBeVisible();
        await expect(main.locator('svg').first()).toBeVisible();
        await expect(main.getByText(texts.game)).toBeVisible();
        await expect(main.getByRole('heading', { name: texts.notice })).toBeVisible();
        await expect(main.getByText(texts.explanation)).toBeVisible();
        await expect(main.getByRole('link', { name: texts.install })).toBeInViewport();
        await expect(main.getByText(texts.footer)).toBeVisible();
      }
      await expect(page).toHaveTitle(texts.title);
      const description = page.locator('meta[name=description]');
      await expect(description).toHaveAttribute('content', texts.description);
    });

    await test.step('every link that can contain the game does', async () => {
      await expect(page.locator('meta[name=apple-itunes-app]')).toHaveAttribute(
        'content',
        `app-id=6740000001, app-argument=${UNIVERSAL}`,
      );
      await expect(main.getByRole('link', { name: /Android/ })).toHaveAttribute('href', WITH_GAME);
    });

    await test.step('[SHARE-3] a computer shows a code for the phone instead of a link that opens nothing', async () => {
      await expect(page.getByRole('img', { name: texts.code })).toBeVisible();
      await expect(page.getByRole('link', { name: texts.open })).toHaveCount(0);
    });

    // The stories check the English page with axe.
    if (lang === 'it')
      await test.step('is accessible and fits', () => expectSound(page, { measured: EXTREMES }));

    const copy = page.getByRole('button', { name: texts.copy });
    await test.step('shows the link where the browser refuses to copy it', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () =>
          Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await copy.click();
      await expect(page.getByRole('status')).toHaveText(texts.failed);
      await expect(page.getByText(texts.failed)).toHaveCount(1);
      await expect(page.getByText(UNIVERSAL)).toBeVisible();
      await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
    });

    await test.step('copies the link, and reports it', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await copy.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: texts.copied })).toBeFocused();
      await expect(page.getByRole('status')).toHaveText(texts.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(UNIVERSAL);
    });
    expect(faults).toEqual([]);
  });

  test(`[SHARE-1] [SHARE-2] a link to no game (${lang})`, async ({ page }) => {
    test.slow();
    const faults = faultsOf(page);
    await page.goto(`/share?lang=${lang}`);
    await hydrated(page);
    await expect(page).not.toHaveTitle(texts.title);
    const main = page.getByRole('main');
    await expect(main.getByText(texts.general)).toBeVisible();
    await expect(main.getByText(texts.footer)).toBeVisible();
    await expect(main.getByRole('heading', { name: texts.notice })).toHaveCount(0);
    await expect(main.getByRole('link', { name: texts.open })).toHaveCount(0);
    await expect(page.locator('meta[name=apple-itunes-app]')).toHaveCount(0);
    for (const name of [texts.install, /Android/]) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', GOOGLE_PLAY);
    }
    if (lang === 'it')
      await test.step('is accessible and fits', () => expectSound(page, { measured: EXTREMES }));
    expect(faults).toEqual([]);
  });

  test(`a damaged link is titled as one, also for robots (${lang})`, async ({ request }) => {
    const served = await (await request.get(`/share/a%20b?lang=${lang}`)).text();
    const [, title] = /<title>(.*?)<\/title>/.exec(served) ?? [];
    expect(title).toBe(`${texts.damaged} · Campetto`);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`a shared game is complete, without a button that does nothing (${lang})`, async ({
      page,
    }) => {
      await page.goto(`/share/${ID}?lang=${lang}`);
      await expect(page.getByText(texts.game)).toBeVisible();
      const open = page.getByRole('link', { name: texts.open });
      await expect(open).toHaveAttribute('href', `campetto://share/${ID}`);
      // The device is unknown, so the link leads to both stores instead of one that may be the wrong one.
      const install = page.getByRole('main').getByRole('link', { name: texts.install });
      await expect(install).toHaveAttribute(
        'href',
        `/download?referrer=shareId%3D${ID}&lang=${lang}`,
      );
      await expect(page.getByRole('button', { name: texts.copy })).toBeHidden();
    });
  });
}

test('no button to copy where the browser cannot', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await page.goto(`/share/${ID}?lang=en`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: TEXTS.en.copy })).toHaveCount(0);
});

test('a damaged link shows a message', async ({ page }) => {
  test.slow();
  const faults = faultsOf(page);
  for (const [name, bad] of [
    ['5,000 characters', 'x'.repeat(5000)],
    ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['quotes', '%22%20onclick=%22alert(1)'],
    ['a way up', '..%2F..%2Fadmin'],
    ['an escaped letter', '%61bc'],
    ['a space', 'a%20b'],
  ] as const) {
    await test.step(name, async () => {
      const response = await page.goto(`/share/${bad}?lang=it`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: TEXTS.it.damaged })).toBeVisible();
      await expect(page).toHaveTitle(`${TEXTS.it.damaged} · Campetto`);
      await expect(main.getByText(/Chiedi a chi te l’ha mandato/)).toBeVisible();
      await expect(main.getByRole('link', { name: TEXTS.it.install })).toHaveAttribute(
        'href',
        GOOGLE_PLAY,
      );
      await expect(page.locator('meta[name=apple-itunes-app]')).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  }
  await test.step('is accessible and fits', () => expectSound(page));
  expect(faults).toEqual([]);
});

test('a browser without storage shows the page too', async ({ page }) => {
  const faults = faultsOf(page);
  await blockStorage(page);
  await page.goto(`/share/${ID}?lang=it`);
  await hydrated(page);
  await expect(page.getByText(TEXTS.it.game)).toBeVisible();
  expect(faults).toEqual([]);
});

test('[SHARE-1] a shared game has its own address, title and picture, whatever its id contains', async ({
  page,
}) => {
  const id = "verona.5~a:b@c&d='e'";
  const faults = faultsOf(page);
  const response = await page.goto(`/share/${id}?lang=it`);
  expect(response?.status()).toBe(200);
  const address = `https://campetto.app/share/${id}?lang=it`;
  const card = (property: string) => page.locator(`meta[property="og:${property}"]`);
  for (const when of ['served', 'hydrated']) {
    await expect(page.locator('link[rel=canonical]'), when).toHaveAttribute('href', address);
    await expect(card('url')).toHaveAttribute('content', address);
    await expect(card('title')).toHaveAttribute('content', 'Ti hanno invitato a giocare');
    await expect(card('image')).toHaveAttribute('content', /\/social-game-it\.png$/);
    await hydrated(page);
  }
  const store = await page.getByRole('link', { name: /^Android/ }).getAttribute('href');
  const referrer = new URL(store ?? '').searchParams.get('referrer') ?? '';
  expect(new URLSearchParams(referrer).get('shareId')).toBe(id);
  expect(faults).toEqual([]);
});

const INTENT = `intent://share/${ID}#Intent;scheme=campetto;package=app.campetto.android;S.browser_fallback_url=${encodeURIComponent(WITH_GAME)};end`;

for (const [name, userAgent, store, opens] of [
  ['an iPhone', UA.iphone, APP_STORE, `${UNIVERSAL}?lang=en&opened`],
  ['an iPad that says Macintosh', UA.mac, APP_STORE, undefined],
  ['Android', UA.android, WITH_GAME, INTENT],
  ['a Macintosh', UA.mac, WITH_GAME, undefined],
] as const) {
  test.describe(name, () => {
    test.use({ userAgent, hasTouch: opens !== undefined });
    test(`[SHARE-3] [SHARE-4] ${name}: its store first, then both, each in a new tab; without the app, what to do when nothing opens`, async ({
      page,
    }) => {
      if (name.startsWith('an iPad')) await asIpad(page);
      await page.clock.install();
      await page.goto(`/share/${ID}?lang=en`);
      const main = page.getByRole('main');
      for (const [link, href] of [
        [TEXTS.en.install, store],
        [/^iOS/, APP_STORE],
        [/^Android/, WITH_GAME],
      ] as const) {
        const button = main.getByRole('link', { name: link });
        await expect(button).toHaveAttribute('href', href);
        await expect(button).toHaveAttribute('target', '_blank');
        await expect(button).toHaveAttribute('rel', /noopener/);
      }

      if (opens === undefined) return;
      const open = page.getByRole('link', { name: TEXTS.en.open });
      await test.step('without the app: what to do when nothing opens', async () => {
        await expect(open).toHaveAttribute('href', opens);
        const get = page.getByRole('status').getByRole('link', { name: 'Get the app' });
        // As on a system without the app, the link opens nothing.
        await open.evaluate((link) =>
          link.addEventListener('click', (event) => event.preventDefault()),
        );
        await open.click();
        await page.clock.runFor(1500);
        await expect(get).toHaveCount(0);
        await page.clock.runFor(1500);
        await expect(get).toHaveAttribute('href', store);
        await expect(page.getByRole('img', { name: TEXTS.en.code })).toHaveCount(0);
      });

      if (userAgent !== UA.iphone) return;
      await test.step('a universal link that came back: tries the scheme of the app, and says how to get it', async () => {
        await page.goto(`/share/${ID}?lang=en&opened`);
        await expect(open).toHaveAttribute('href', `campetto://share/${ID}`);
        await expect(page.getByRole('link', { name: 'Get the app' }).last()).toBeVisible();
      });
    });
  });
}

test('before the scripts run, the install link contains the match', async ({ page }) => {
  for (const id of [ID, "a&b='c'"]) {
    const html = await (await page.request.get(`/share/${id}?lang=it`)).text();
    const links = await page.evaluate((text) => {
      const { links } = new DOMParser().parseFromString(text, 'text/html');
      return Array.from(links, (link) => link.getAttribute('href') ?? '');
    }, html);
    const install = links.find((link) => link.startsWith('/download?referrer'));
    const { searchParams } = new URL(install ?? '', 'http://localhost');
    expect(searchParams.get('referrer')).toBe(`shareId=${encodeURIComponent(id)}`);
    expect(searchParams.get('lang')).toBe('it');
  }
});
