import type { Locator, Page } from '@playwright/test';
import {
  expectSameAsServed,
  followInFooter,
  openByFooter,
  requestedDocuments,
} from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { setFontSize } from '../support/readable.ts';
import { holdRequests } from '../support/requests.ts';
import { topOf as exactTopOf, scrollsOf, watchScrolls } from '../support/scrolling.ts';
import { faultsOf, hydrated, settled, WIDTHS } from '../support/visit.ts';
import { IDS, LANGUAGES } from './guide.texts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Whole pixels between the top of the window and a section. */
const topOf = async (page: Page, id: string) => Math.round(await exactTopOf(page, id));

const active = (page: Page) => page.locator('main nav [aria-current="location"]');

for (const texts of LANGUAGES) {
  const { lang, titles } = texts;
  const address = `/documentation?lang=${lang}`;

  test.describe(address, () => {
    test('[GUIDE-1] [GUIDE-2] [GUIDE-7] [GUIDE-8] is fetched inside the site, and the same as the server sends it', async ({
      page,
    }) => {
      const faults = faultsOf(page);
      const requested = requestedDocuments(page);
      const held = await holdRequests(page, '**/*.md');

      await test.step('[GUIDE-1] [GUIDE-7] [GUIDE-8] is fetched when it is opened, with a spinner; links home', async () => {
        await page.goto(`/contact?lang=${lang}`);
        await hydrated(page);
        expect(requested).toEqual([]);
        await followInFooter(page, texts.link);
        await expect(page.getByRole('status')).toHaveText(texts.loading);
        held.release();
        for (const title of titles) {
          await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
        }
        await expect(active(page)).toHaveText(titles[0]);
        const files = requested.splice(0).filter((file) => file.endsWith('.md'));
        expect(files.sort()).toEqual(IDS.map((id) => `/${id}-${lang}.md`).sort());
        await expectSameAsServed(page, address, texts.home);
      });

      await test.step('[GUIDE-1] [GUIDE-2] is in the page that the server sends, and is the same after hydration', async () => {
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
      });

      await test.step('the current language and the current section are marked in forced colours', async () => {
        await page.emulateMedia({ forcedColors: 'active' });
        const current = page.getByRole('banner').locator('[aria-current]');
        await expect(current).toHaveCSS('text-decoration-line', 'underline');
        await expect(active(page)).toHaveText(titles[0]);
        const weight = (link: Locator) =>
          link.evaluate((one) => Number(getComputedStyle(one).fontWeight));
        const other = page.locator('main nav').getByRole('link', { name: titles[2] });
        expect(await weight(active(page))).toBeGreaterThan(await weight(other));
        await page.emulateMedia({ forcedColors: 'none' });
      });

      await test.step('prints each section on its own page, without the site around it', async () => {
        await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
        await expect(page.locator('main nav')).toBeHidden();
        await expect(page.getByRole('link', { name: texts.home })).toBeHidden();
        for (const id of IDS.slice(1)) {
          await expect(page.locator(`#${id}`)).toHaveCSS('break-before', 'page');
        }
      });
      expect(faults).toEqual([]);
    });

    test('is used by keyboard: the contents, the search, the links of rules', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults = faultsOf(page);
      await page.goto(address);
      await hydrated(page);
      await settled(page);

      await test.step('past the bar, through the contents, into a section, to its table', async () => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: texts.home })).toBeFocused();
        for (const title of titles.slice(0, 3)) {
          await page.keyboard.press('Tab');
          await expect(page.locator('main nav').getByRole('link', { name: title })).toBeFocused();
        }
        await page.keyboard.press('Enter');
        const seasons = page.locator('#seasons');
        await expect(seasons).toBeFocused();
        expect(await topOf(page, 'seasons')).toBe(80);
        for (const link of texts.linksOfSeasons) {
          await page.keyboard.press('Tab');
          await expect(seasons.getByRole('link', { name: link }).first()).toBeFocused();
        }
        await page.keyboard.press('Tab');
        await expect(seasons.getByRole('group', { name: texts.table }).first()).toBeFocused();
      });

      await test.step('the search finds a rule and leads to it, with one small script', async () => {
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
      });

      await test.step('each rule has a link, which leads to it and survives the other language', async () => {
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
      expect(faults).toEqual([]);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test('[GUIDE-6] is complete, and the contents lead to the sections', async ({ page }) => {
        await test.step('leads to a rule by its link, and shows no search', async () => {
          await page.goto(`${address}#seasons-reset`);
          expect(await topOf(page, 'seasons-reset')).toBe(96);
          await page.getByRole('link', { name: texts.linkToDivisions, exact: true }).click();
          await expect(page).toHaveURL(/#competitive-ranking-divisions$/);
          expect(await topOf(page, 'competitive-ranking-divisions')).toBe(96);
          await expect(page.locator('main search')).toBeHidden();
        });

        const contents = page.getByRole('navigation', { name: texts.contents });
        // Another section at each width, so that the address changes.
        for (const [index, width] of WIDTHS.entries()) {
          const [id, title] = [IDS[index + 1] ?? '', titles[index + 1] ?? ''];
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          const link = contents.getByRole('link', { name: title });
          if (width < 1024) {
            await expect(link).toBeHidden();
            await contents.locator('summary').click();
          }
          await link.click();
          await expect(page.getByRole('heading', { name: title })).toBeInViewport();
          await expect(page, `${width} px`).toHaveURL(new RegExp(`#${id}$`));
          expect(await topOf(page, id), `${width} px`).toBe(80);
          if (width >= 1024) continue;
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await contents.locator('summary').click();
        }
      });
    });
  });
}

test('[GUIDE-7] shows which section is missing or failed, shows the others, logs it', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await page.route(/\/competitive-ranking-\w\w\.md$/, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/seasons-\w\w\.md$/, (route) => route.abort());
  const section = (i: number) => page.locator(`main section#${IDS[i]}`);
  for (const { lang, link, titles, missing, failed } of LANGUAGES) {
    if (lang === 'en') await openByFooter(page, lang, link);
    else await page.locator(`header a[lang=${lang}]`).first().click();
    await expect(section(1).getByRole('heading')).toHaveText(titles[1]);
    await expect(section(1).getByText(missing, { exact: true })).toBeVisible();
    await expect(section(2).getByRole('heading')).toHaveText(titles[2]);
    await expect(section(2).getByRole('alert')).toHaveText(failed);
    for (const i of [0, 3]) {
      await expect(section(i).getByRole('heading', { level: 2 })).toHaveText(titles[i] ?? '');
      await expect(section(i).locator('table').first()).toBeVisible();
    }
    expect(faults.splice(0).filter((fault) => fault.includes('.md'))).toHaveLength(2);
  }
  await page.unroute(/\/seasons-\w\w\.md$/);
  await section(2).getByRole('button').press('Enter');
  await expect(section(2).locator('table').first()).toBeVisible();
  await expect(section(2)).toBeFocused();
});

// Below 1024 px the contents are in a panel that opens, from there on beside the text.
const BOTH_KINDS = [360, 1440];

test('[GUIDE-3] [GUIDE-4] [GUIDE-6] the contents mark the section in view, and lead to the others', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await watchScrolls(page);
  await page.goto('/documentation?lang=it');
  await hydrated(page);
  const { titles } = LANGUAGES[1];
  const contents = page.getByRole('navigation', { name: LANGUAGES[1].contents });
  await page.evaluate(() => {
    const stops: number[] = [];
    Object.assign(window, { stops });
    addEventListener('scroll', () => stops.push(scrollY));
  });
  for (const [index, width] of BOTH_KINDS.entries()) {
    await page.setViewportSize({ width, height: 900 });

    await test.step(`[GUIDE-3] marks the section that contains the scroll position and 100 px (${width} px)`, async () => {
      for (const [i, id] of IDS.entries()) {
        const scrollSoThatTopIs = (top: number) =>
          page.locator(`#${id}`).evaluate((section, at) => {
            scrollBy({ top: section.getBoundingClientRect().top - at, behavior: 'instant' });
          }, top);
        await scrollSoThatTopIs(99);
        await expect(active(page)).toHaveText(titles[i] ?? '');
        if (i === 0) continue;
        await scrollSoThatTopIs(102);
        await expect(active(page)).toHaveText(titles[i - 1] ?? '');
      }
    });

    await test.step(`[GUIDE-4] [GUIDE-6] a chosen section scrolls smoothly to 80 px, its id into the address (${width} px)`, async () => {
      // Another section at each width, so that the address changes.
      const [id, title] = [IDS[index + 1] ?? '', titles[index + 1] ?? ''];
      const link = contents.getByRole('link', { name: title });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(active(page)).toHaveText(titles[0]);
      if (width < 1024) {
        await expect(link).toBeHidden();
        await contents.locator('summary').press('Enter');
      }
      await page.evaluate('stops.length = scrolls.length = 0');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/documentation\\?lang=it#${id}$`));
      await expect(active(page)).toHaveText(title);
      await expect.poll(() => topOf(page, id)).toBe(80);
      // A jump would stop once; a busy machine draws few steps of a scroll.
      expect(await page.evaluate('stops.length')).toBeGreaterThan(2);
      expect(await scrollsOf(page)).toEqual([{ to: id, behavior: 'smooth' }]);
      if (width < 1024) await expect(link).toBeHidden();
      await expect(page.locator(`#${id}`)).toBeFocused();
      // The same link again, after scrolling on.
      await page.mouse.wheel(0, 700);
      await expect.poll(() => topOf(page, id)).toBeLessThan(0);
      if (width < 1024) {
        await page.evaluate(() => scrollTo({ top: 0 }));
        await contents.locator('summary').click();
      }
      await link.click();
      await expect.poll(() => topOf(page, id)).toBe(80);
    });
  }
  expect(faults).toEqual([]);
});

for (const width of BOTH_KINDS) {
  test(`[GUIDE-5] an opening hash selects its section and scrolls after 100 ms, inside the site too (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await watchScrolls(page);
    await page.goto('/documentation?lang=en#trust-fairplay');
    await hydrated(page);
    // A mark on another section than the first shows that the effects of the app have run. On which one it is may
    // still change, because the texts above grow with their fonts.
    await expect(active(page)).not.toHaveText(LANGUAGES[0].titles[0]);
    await page.clock.runFor(99);
    expect(await scrollsOf(page)).toEqual([]);
    await page.clock.runFor(1);
    expect(await scrollsOf(page)).toEqual([{ to: 'trust-fairplay', behavior: 'smooth' }]);
    await page.clock.resume();
    await expect.poll(() => topOf(page, 'trust-fairplay')).toBe(80);
    await expect(active(page)).toHaveText('Trust and fair play system');

    await test.step('a link in the text and back: in the same document, at the place that was left', async () => {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const link = page.getByRole('link', { name: 'refund rules' });
      await link.scrollIntoViewIfNeeded();
      await settled(page);
      await link.click();
      await expect(page).toHaveURL(/\/terms\?lang=en#chapter-9-2$/);
      await expect.poll(() => topOf(page, 'chapter-9-2')).toBe(96);
      await page.goBack();
      await expect(active(page)).toHaveText('Trust and fair play system');
      await expect(link).toBeInViewport();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

    await test.step('away and back: at the place that was left, though the documents arrive later', async () => {
      await page.mouse.wheel(0, 20_000);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first();
      await expect(link).toBeInViewport();
      await settled(page);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
      await expect.poll(() => page.evaluate('scrollY')).toBe(0);
      await page.evaluate('scrolls.length = 0');
      await page.goBack();
      await expect(active(page)).toHaveText('Trust and fair play system');
      await expect(link).toBeInViewport();
      await page.clock.runFor(100);
      expect((await scrollsOf(page)).filter(({ to }) => to !== 'top')).toEqual([]);
    });

    await test.step('by a link from another page: the documents arrive after the address; back after a reload', async () => {
      await page.getByRole('banner').first().getByRole('link').first().click();
      await page.getByRole('link', { name: 'How reputation works' }).click();
      await expect.poll(() => topOf(page, 'trust-fairplay-reputation')).toBe(96);
      await page.reload();
      await hydrated(page);
      await page.goBack();
      await expect(page.getByRole('link', { name: 'How reputation works' })).toBeInViewport();
    });

    await test.step('without a hash the first section', async () => {
      await followInFooter(page, 'Contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
      await followInFooter(page, 'Guide');
      await expect(page.locator('#seasons')).toBeAttached();
      await expect(active(page)).toHaveText('User levels and XP system');
    });
  });
}

test('[GUIDE-5] [LANG-4] changes of the hash scroll, an unknown one moves nothing; another language keeps the section', async ({
  page,
}) => {
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
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/documentation?lang=en#nowhere');
  await hydrated(page);
  await expect(active(page)).toHaveText('User levels and XP system');
  for (const [width, first, title] of [
    [360, 'competitive-ranking', 'Competitive ranking system'],
    [1440, 'trust-fairplay', 'Trust and fair play system'],
  ] as const) {
    await test.step(`changes of the hash scroll; an unknown one moves nothing (${width} px)`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate('scrolls.length = 0');
      await setHash(first);
      await expect(active(page)).toHaveText(title);
      await expect.poll(() => topOf(page, first)).toBe(80);
      await setHash('seasons');
      await expect.poll(() => topOf(page, 'seasons')).toBe(80);
      expect(await scrollsOf(page)).toEqual([
        { to: first, behavior: 'smooth' },
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
      await expect(page).toHaveURL(new RegExp(`#${first}$`));
      await expect.poll(() => topOf(page, first)).toBe(80);
      await expect(active(page)).toHaveText(title);
    });
  }

  await test.step('[LANG-4] another language brings the other documents, without a reload, at the same section', async () => {
    await setHash('seasons');
    await expect(active(page)).toHaveText('Seasons system');
    await expect.poll(() => topOf(page, 'seasons')).toBe(80);
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
  expect(faults).toEqual([]);
});

test('a rule is below the bar when its link is opened, also with a large text', async ({
  page,
}) => {
  // Without motion: the place is the same, and the hundreds of frames on the way to it are not drawn.
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
