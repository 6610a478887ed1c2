import type { Page } from '@playwright/test';
import {
  expectSameAsServed,
  expectSoundWithContents,
  openByFooter,
  requestedDocuments,
} from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { setFontSize } from '../support/readable.ts';
import { holdRequests } from '../support/requests.ts';
import { topOf as exactTopOf, scrollsOf, watchScrolls } from '../support/scrolling.ts';
import {
  expectSameAfterHydration,
  expectSound,
  faultsOf,
  hydrated,
  settled,
  WIDTHS,
} from '../support/visit.ts';

const IDS = ['user-levels', 'competitive-ranking', 'seasons', 'trust-fairplay'] as const;

const LANGUAGES = [
  {
    lang: 'en',
    link: 'Guide',
    contents: 'Sections of the guide',
    titles: [
      'User levels and XP system',
      'Competitive ranking system',
      'Seasons system',
      'Trust and fair play system',
    ],
    loading: 'Loading the guide',
    missing: 'Content not available.',
    failed: 'Error loading content.',
    home: 'Back to the home page',
    search: 'Search the guide',
    query: 'RÉPUTATION nearest',
    found: '1 rule contains “RÉPUTATION nearest”',
    rule: 'The reputation factor',
    none: 'No rule contains “offside”',
    contact: 'Contact us',
    divisions: 'Divisions',
    linkToDivisions: 'Link to: Divisions',
  },
  {
    lang: 'it',
    link: 'Guida',
    contents: 'Sezioni della guida',
    titles: [
      'Sistema dei livelli e degli XP',
      'Sistema di classifica competitiva',
      'Sistema delle stagioni',
      'Sistema di fiducia e fair play',
    ],
    loading: 'Caricamento della guida',
    missing: 'Contenuto non disponibile.',
    failed: 'Errore durante il caricamento del contenuto.',
    home: 'Torna alla pagina iniziale',
    search: 'Cerca nella guida',
    query: 'Reputazione unita vicino',
    found: '1 regola contiene “Reputazione unita vicino”',
    rule: 'Il fattore reputazione',
    none: 'Nessuna regola contiene “offside”',
    contact: 'Contattaci',
    divisions: 'Divisioni',
    linkToDivisions: 'Link a: Divisioni',
  },
] as const;

/** Whole pixels between the top of the window and a section. */
const topOf = async (page: Page, id: string) => Math.round(await exactTopOf(page, id));

const active = (page: Page) => page.locator('main nav [aria-current="location"]');

for (const texts of LANGUAGES) {
  const { lang, titles } = texts;
  const address = `/documentation?lang=${lang}`;

  test.describe(address, () => {
    test('[GUIDE-1] [GUIDE-2] is in the page that the server sends, and is the same after hydration', async ({
      page,
    }) => {
      const faults = faultsOf(page);
      const requested = requestedDocuments(page);
      await expectSameAfterHydration(page, address);
      for (const [i, id] of IDS.entries()) {
        const section = page.locator(`main section#${id}`);
        await expect(section.getByRole('heading', { level: 2 })).toHaveText(titles[i] ?? '');
        for (const kind of ['h3', 'ul > li', 'ol > li', 'blockquote', 'pre code', 'table']) {
          await expect(section.locator(kind).first()).toBeVisible();
        }
      }
      const contents = page.getByRole('navigation', { name: texts.contents });
      await expect(contents.getByRole('link')).toHaveText(titles);
      await expect(active(page)).toHaveText(titles[0]);
      await expect(page.getByText(texts.loading)).toHaveCount(0);
      expect(requested).toEqual([]);
      expect(faults).toEqual([]);
    });

    test('[GUIDE-1] [GUIDE-7] [GUIDE-8] is fetched when it is opened, with a spinner; links home', async ({
      page,
    }) => {
      const faults = faultsOf(page);
      const requested = requestedDocuments(page);
      const held = await holdRequests(page, '**/*.md');
      await page.goto(`/contact?lang=${lang}`);
      await hydrated(page);
      expect(requested).toEqual([]);
      await openByFooter(page, lang, texts.link);
      await expect(page.getByRole('status')).toHaveText(texts.loading);
      held.release();
      for (const title of titles) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
      }
      const files = requested.filter((file) => file.endsWith('.md'));
      expect(files.sort()).toEqual(IDS.map((id) => `/${id}-${lang}.md`).sort());
      await expectSameAsServed(page, address, texts.home);
      expect(faults).toEqual([]);
    });

    test('[GUIDE-7] shows which section is missing or failed, shows the others, logs it', async ({
      page,
    }) => {
      const faults = faultsOf(page);
      await page.route(`**/competitive-ranking-${lang}.md`, (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.route(`**/seasons-${lang}.md`, (route) => route.abort());
      await openByFooter(page, lang, texts.link);
      const section = (i: number) => page.locator(`main section#${IDS[i]}`);
      await expect(section(1).getByRole('heading')).toHaveText(titles[1]);
      await expect(section(1).getByText(texts.missing, { exact: true })).toBeVisible();
      await expect(section(2).getByRole('heading')).toHaveText(titles[2]);
      await expect(section(2).getByRole('alert')).toHaveText(texts.failed);
      for (const i of [0, 3]) await expect(section(i).locator('table').first()).toBeVisible();
      expect(faults.filter((fault) => fault.includes('.md'))).toHaveLength(2);
    });

    test('the search finds a rule and leads to it, by keyboard, with one small script', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults = faultsOf(page);
      await page.goto(address);
      await hydrated(page);
      await settled(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      const search = page.locator('main search');
      const field = page.getByRole('searchbox', { name: texts.search });
      await field.focus();
      await page.keyboard.type(texts.query);
      await expect(search.getByRole('status')).toHaveText(texts.found);
      await page.keyboard.press('Enter');
      await expect(search.getByRole('link', { name: texts.rule })).toBeFocused();
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: texts.rule, exact: true });
      await expect(heading).toBeFocused();
      await expect(page).toHaveURL(/#user-levels-reputation-factor$/);
      expect(await topOf(page, 'user-levels-reputation-factor')).toBe(96);
      await field.press('Escape');
      await expect(field).toHaveValue('');
      await expect(search.getByRole('listitem')).toHaveCount(0);
      await page.keyboard.type('offside');
      await expect(search.getByRole('status')).toHaveText(texts.none);
      const contact = search.getByRole('link', { name: texts.contact });
      await expect(contact).toHaveAttribute('href', `/contact?lang=${lang}`);
      expect(requests).toEqual([expect.stringMatching(/^\/assets\/engine-[\w-]+\.js$/)]);
      expect(faults).toEqual([]);
    });

    test('each rule has a link, which leads to it and survives the other language', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await hydrated(page);
      const id = 'competitive-ranking-divisions';
      const heading = page.getByRole('heading', { name: texts.divisions, exact: true });
      const link = page.getByRole('link', { name: texts.linkToDivisions, exact: true });
      await expect(link).toHaveCSS('opacity', '0');
      await heading.hover();
      await expect(link).toHaveCSS('opacity', '1');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`lang=${lang}#${id}$`));
      await expect(heading).toBeFocused();
      await expect.poll(() => topOf(page, id)).toBe(96);
      const other = lang === 'en' ? LANGUAGES[1] : LANGUAGES[0];
      await page.locator(`header a[lang=${other.lang}]`).first().click();
      await expect(page.locator(`#${id}`)).toHaveText(other.divisions);
      await expect(page).toHaveURL(new RegExp(`lang=${other.lang}#${id}$`));
      await expect.poll(() => topOf(page, id)).toBe(96);
      await expect(active(page)).toHaveText(other.titles[1]);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test('[GUIDE-6] is complete, and the contents lead to the sections', async ({ page }) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(address);
          const contents = page.getByRole('navigation', { name: texts.contents });
          const seasons = contents.getByRole('link', { name: titles[2] });
          if (width < 1024) {
            await expect(seasons).toBeHidden();
            await contents.locator('summary').click();
          }
          await seasons.click();
          await expect(page.getByRole('heading', { name: titles[2] })).toBeInViewport();
          await expect(page).toHaveURL(/#seasons$/);
          expect(await topOf(page, 'seasons')).toBe(80);
        }
      });

      test('leads to a rule by its link, and shows no search', async ({ page }) => {
        await page.goto(`${address}#seasons-reset`);
        expect(await topOf(page, 'seasons-reset')).toBe(96);
        await page.getByRole('link', { name: texts.linkToDivisions, exact: true }).click();
        await expect(page).toHaveURL(/#competitive-ranking-divisions$/);
        expect(await topOf(page, 'competitive-ranking-divisions')).toBe(96);
        await expect(page.locator('main search')).toBeHidden();
      });
    });
  });
}

// With the contents in a panel that opens, which they are below 1024 px, and beside the text.
for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[GUIDE-3] marks the section that contains the scroll position and 100 px', async ({
      page,
    }) => {
      await page.goto('/documentation?lang=en');
      await hydrated(page);
      for (const [i, id] of IDS.entries()) {
        const scrollSoThatTopIs = (top: number) =>
          page.locator(`#${id}`).evaluate((section, at) => {
            scrollTo(0, scrollY + section.getBoundingClientRect().top - at);
          }, top);
        await scrollSoThatTopIs(99);
        await expect(active(page)).toHaveText(LANGUAGES[0].titles[i] ?? '');
        if (i === 0) continue;
        await scrollSoThatTopIs(102);
        await expect(active(page)).toHaveText(LANGUAGES[0].titles[i - 1] ?? '');
      }
    });

    test('[GUIDE-4] [GUIDE-6] a chosen section scrolls smoothly to 80 px, its id into the address', async ({
      page,
    }) => {
      const faults = faultsOf(page);
      await watchScrolls(page);
      await page.goto('/documentation?lang=it');
      await hydrated(page);
      const contents = page.getByRole('navigation', { name: 'Sezioni della guida' });
      const seasons = contents.getByRole('link', { name: 'Sistema delle stagioni' });
      if (width < 1024) {
        await expect(seasons).toBeHidden();
        await contents.locator('summary').press('Enter');
      }
      await page.evaluate(() => {
        const stops: number[] = [];
        Object.assign(window, { stops });
        addEventListener('scroll', () => stops.push(scrollY));
      });
      await seasons.click();
      await expect(page).toHaveURL(/\/documentation\?lang=it#seasons$/);
      await expect(active(page)).toHaveText('Sistema delle stagioni');
      await expect.poll(() => topOf(page, 'seasons')).toBe(80);
      const stops = await page.evaluate(() => (window as unknown as { stops: number[] }).stops);
      // A jump has one; a busy machine draws few.
      expect(stops.length).toBeGreaterThan(2);
      expect(await scrollsOf(page)).toEqual([{ to: 'seasons', behavior: 'smooth' }]);
      if (width < 1024) await expect(seasons).toBeHidden();
      await expect(page.locator('#seasons')).toBeFocused();
      // Again, after scrolling on.
      await page.mouse.wheel(0, 700);
      await expect.poll(() => topOf(page, 'seasons')).toBeLessThan(0);
      if (width < 1024) {
        await page.evaluate(() => scrollTo({ top: 0 }));
        await contents.locator('summary').click();
      }
      await seasons.click();
      await expect.poll(() => topOf(page, 'seasons')).toBe(80);
      expect(faults).toEqual([]);
    });

    test('[GUIDE-5] an opening hash selects its section and scrolls after 100 ms', async ({
      page,
    }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await watchScrolls(page);
      await page.goto('/documentation?lang=en#trust-fairplay');
      await hydrated(page);
      // Only the app marks a section other than the first: the page is hydrated.
      await expect(active(page)).toHaveText('Trust and fair play system');
      await page.clock.runFor(99);
      expect(await scrollsOf(page)).toEqual([]);
      await page.clock.runFor(1);
      expect(await scrollsOf(page)).toEqual([{ to: 'trust-fairplay', behavior: 'smooth' }]);
      await page.clock.resume();
      await expect.poll(() => topOf(page, 'trust-fairplay')).toBe(80);
    });

    test('[GUIDE-5] an opening hash inside the site selects its section too; none, the first', async ({
      page,
    }) => {
      await page.goto('/documentation?lang=en#trust-fairplay');
      await hydrated(page);
      await expect(active(page)).toHaveText('Trust and fair play system');
      await expect.poll(() => topOf(page, 'trust-fairplay')).toBe(80);
      // Away and back: now the documents arrive after the address.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
      await page.goBack();
      await expect(active(page)).toHaveText('Trust and fair play system');
      await expect.poll(() => topOf(page, 'trust-fairplay')).toBe(80);
      // Without a hash the first section.
      await openByFooter(page, 'en', 'Guide');
      await expect(page.locator('#seasons')).toBeAttached();
      await expect(active(page)).toHaveText('User levels and XP system');
    });

    test('[GUIDE-5] changes of the hash scroll; an unknown one moves nothing', async ({ page }) => {
      const faults = faultsOf(page);
      await watchScrolls(page);
      const setHash = (hash: string) =>
        page.evaluate(
          (to) =>
            new Promise((resolve) => {
              // The app's listener was added before, and is called first.
              addEventListener('hashchange', resolve, { once: true });
              location.hash = to;
            }),
          hash,
        );
      await page.goto('/documentation?lang=en#nowhere');
      await hydrated(page);
      await expect(active(page)).toHaveText('User levels and XP system');
      await setHash('competitive-ranking');
      await expect(active(page)).toHaveText('Competitive ranking system');
      await expect.poll(() => topOf(page, 'competitive-ranking')).toBe(80);
      await setHash('seasons');
      await expect.poll(() => topOf(page, 'seasons')).toBe(80);
      expect(await scrollsOf(page)).toEqual([
        { to: 'competitive-ranking', behavior: 'smooth' },
        { to: 'seasons', behavior: 'smooth' },
      ]);
      for (const unknown of ['%E0%A4%A', '"><img src=x>', 'constructor']) {
        await setHash(unknown);
        expect(await scrollsOf(page)).toHaveLength(2);
        expect(await topOf(page, 'seasons')).toBe(80);
        await expect(active(page)).toHaveText('Seasons system');
      }
      for (let unknown = 0; unknown < 3; unknown += 1) await page.goBack();
      await expect(page).toHaveURL(/#seasons$/);
      await page.goBack();
      await expect(page).toHaveURL(/#competitive-ranking$/);
      await expect.poll(() => topOf(page, 'competitive-ranking')).toBe(80);
      await expect(active(page)).toHaveText('Competitive ranking system');
      expect(faults).toEqual([]);
    });
  });
}

test('[LANG-4] another language brings the other documents, without a reload, at the same section', async ({
  page,
}) => {
  await page.goto('/documentation?lang=en#seasons');
  await hydrated(page);
  await expect(active(page)).toHaveText('Seasons system');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [name, title, lang] of [
    ['Italiano', 'Sistema delle stagioni', 'it'],
    ['English', 'Seasons system', 'en'],
  ] as const) {
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    await expect(active(page)).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`/documentation\\?lang=${lang}#seasons$`));
    await expect.poll(() => topOf(page, 'seasons')).toBe(80);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

// The stories look at the English documents by axe.
test('accessible and without horizontal scrolling in both themes, the contents open', async ({
  page,
}) => {
  test.slow();
  await expectSoundWithContents(page, '/documentation?lang=it');
});

test('what is typed into the search before the scripts run is found once they do', async ({
  page,
}) => {
  const held = await holdRequests(page, '**/assets/*.js');
  await page.goto('/documentation?lang=en');
  await page.getByRole('searchbox', { name: 'Search the guide' }).pressSequentially('placement');
  const search = page.locator('main search');
  await expect(search.getByRole('listitem')).toHaveCount(0);
  held.release();
  await expect(search.getByRole('status')).toHaveText(/^\d rules contain “placement”$/);
  await expect(search.getByRole('link', { name: 'Where you start' })).toBeVisible();
});

test('a search whose script is lost finds again with the next letter', async ({ page }) => {
  const script = '**/assets/engine-*.js';
  await page.route(script, (route) => route.abort());
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  // A visitor without a connection: the page is not loaded again.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const field = page.getByRole('searchbox', { name: 'Search the guide' });
  const lost = page.waitForEvent('requestfailed');
  await field.focus();
  await lost;
  await field.pressSequentially('plac');
  await page.unroute(script);
  await field.pressSequentially('ement');
  const search = page.locator('main search');
  await expect(search.getByRole('link', { name: 'Where you start' })).toBeVisible();
});

test('a search is accessible and does not scroll horizontally, whether rules are found or none', async ({
  page,
}) => {
  test.slow();
  await page.goto('/documentation?lang=it');
  await hydrated(page);
  for (const query of ['xp', 'Donaudampfschifffahrtsgesellschaft'.repeat(3)]) {
    await page.getByRole('searchbox', { name: 'Cerca nella guida' }).fill(query);
    await expect(page.locator('main search').getByRole('status')).toContainText(query);
    await expectSound(page);
  }
});

test('rules of a section that arrives while one searches are found', async ({ page }) => {
  const held = await holdRequests(page, '**/competitive-ranking-it.md');
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  await page.getByRole('link', { name: 'Italiano' }).first().click();
  const search = page.locator('main search');
  await page.getByRole('searchbox', { name: 'Cerca nella guida' }).fill('piazzamento');
  await expect(search.getByRole('status')).not.toBeEmpty();
  await expect(search.getByRole('link', { name: 'Da dove si parte' })).toHaveCount(0);
  held.release();
  await expect(search.getByRole('link', { name: 'Da dove si parte' })).toBeVisible();
});

test('another language starts another search, also one that is loaded already', async ({
  page,
}) => {
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  await page.getByRole('link', { name: 'Italiano' }).first().click();
  const search = page.locator('main search');
  const field = search.getByRole('searchbox');
  await page.getByRole('searchbox', { name: 'Cerca nella guida' }).fill('piazzamento');
  await expect(search.getByRole('link', { name: 'Da dove si parte' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.getByRole('searchbox', { name: 'Search the guide' })).toHaveValue('');
  await field.fill('placement');
  await expect(search.getByRole('link', { name: 'Where you start' })).toBeVisible();
});

test('a rule is below the bar when its link is opened, also with a large text', async ({
  page,
}) => {
  for (const [size, width] of [
    [16, 390],
    [16, 1440],
    [32, 390],
    [32, 1440],
  ] as const) {
    await setFontSize(page, size);
    await page.setViewportSize({ width, height: 900 });
    for (const [path, id] of [
      ['/documentation', 'trust-fairplay-reports'],
      ['/documentation', 'seasons'],
      ['/terms', 'chapter-9-2'],
    ] as const) {
      await page.goto(`${path}?lang=en#${id}`);
      await hydrated(page);
      const bar = await page.getByRole('banner').first().boundingBox();
      const place = page.locator(`#${id}`);
      await expect(page.locator('main [aria-current="location"]')).toHaveCount(1);
      await expect.poll(async () => (await place.boundingBox())?.y).toBeLessThan(220);
      const { y = 0 } = (await place.boundingBox()) ?? {};
      expect(Math.ceil(y), `${path}#${id}, ${size} px, ${width} px`).toBeGreaterThanOrEqual(
        (bar?.y ?? 0) + (bar?.height ?? 0),
      );
      await page.goto('about:blank');
    }
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('the links of rules are always shown, as large as a finger', async ({ page }) => {
    await page.goto('/documentation?lang=it');
    await hydrated(page);
    const link = page.getByRole('link', { name: 'Link a: Divisioni', exact: true });
    await expect(link).toHaveCSS('opacity', '1');
    const hits = await link.evaluate((sign) => {
      sign.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = sign.getBoundingClientRect();
      return [-21, 21].map(
        (side) => document.elementFromPoint(x + width / 2 + side, y + height / 2 + side) === sign,
      );
    });
    expect(hits).toEqual([true, true]);
    await link.tap();
    await expect(page).toHaveURL(/#competitive-ranking-divisions$/);
  });
});

test('by keyboard: past the bar, through the contents, into a section, to its table', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeFocused();
  for (const title of LANGUAGES[0].titles.slice(0, 3)) {
    await page.keyboard.press('Tab');
    await expect(page.locator('main nav').getByRole('link', { name: title })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('#seasons')).toBeFocused();
  expect(await topOf(page, 'seasons')).toBe(80);
  const seasons = page.locator('#seasons');
  for (const link of ['Ratings', 'division', 'Link to: The calendar']) {
    await page.keyboard.press('Tab');
    await expect(seasons.getByRole('link', { name: link }).first()).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(seasons.getByRole('group', { name: 'Table' }).first()).toBeFocused();
});

test('prints each section on its own page, without the site around it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  await expect(page.locator('main nav')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeHidden();
  for (const id of IDS.slice(1)) {
    await expect(page.locator(`#${id}`)).toHaveCSS('break-before', 'page');
  }
});
