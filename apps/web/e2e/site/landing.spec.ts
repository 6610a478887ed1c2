import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { DOWNLOAD_ADDRESS, MARKETING } from '../../src/config/brand.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSameAfterHydration, faultsOf, hydrated, settled } from '../support/visit.ts';
import { ANCHORS, FIGURES, LANDING } from './landing.texts.ts';

const SCREENS = ['find-match', 'match-detail', 'chat', 'level'];

/** Expects the four screenshots to be loaded, in a language, each with a description of its own. */
async function expectPictures(part: Locator, lang: string) {
  const frames = part.getByRole('img', { name: /./ });
  await expect(frames).toHaveCount(SCREENS.length);
  for (const [index, screen] of SCREENS.entries()) {
    const picture = frames.nth(index).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(200);
    const address = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(address).toMatch(new RegExp(`/assets/${screen}-${lang}-.*\\.avif$`));
  }
  const names = await frames.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(SCREENS.length);
}

for (const texts of LANDING) {
  const { lang } = texts;
  const open = `/?lang=${lang}`;

  // The page is loaded once for all of its content.
  test(`[LAND-1] [LAND-2] [LAND-3] [LAND-4] [LAND-5] [LAND-6] [LAND-7] [LAND-8] [LAND-9] [FOOT-1] [FOOT-2] every section has its content (${lang})`, async ({
    page,
  }) => {
    test.slow();
    const faults = faultsOf(page);
    await test.step('the page is the same after hydration', () =>
      expectSameAfterHydration(page, open));

    await test.step('[LAND-1] the hero: promise, chips, trust, the way to the download', async () => {
      await expect(page).toHaveTitle(texts.title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: texts.h1 })).toBeVisible();
      await expect(main.getByText(texts.subtitle)).toBeVisible();
      await expect(main.getByRole('list').first().getByRole('listitem')).toHaveText(texts.chips);
      await expect(main.getByText(texts.trust)).toBeVisible();
      await main.getByRole('link', { name: texts.start }).click();
      await expect(page).toHaveURL(`/?lang=${lang}#download`);
      await expect(page.locator('#download h2')).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(open);
    });

    await test.step('[LAND-2] six cards with their points', async () => {
      const cards = page.locator('#features').getByRole('article');
      await expect(cards).toHaveCount(6);
      for (const [name, points] of Object.entries(texts.cards)) {
        const card = cards.filter({ has: page.getByRole('heading', { name }) });
        await expect(card.getByRole('listitem'), name).toHaveText([...points]);
      }
    });

    await test.step('[LAND-3] eight steps in order, four pictures of this language, a call to action', async () => {
      const part = page.locator('#how-it-works');
      const steps = part.getByRole('listitem');
      await expect(steps.getByRole('heading', { level: 3 })).toHaveText([...texts.steps]);
      for (const step of await steps.all())
        await expect(step.getByRole('paragraph')).toHaveText(/./);
      await expectPictures(part, lang);
      await part.getByRole('link', { name: texts.callToAction }).click();
      await expect(page).toHaveURL(`/?lang=${lang}#download`);
      await expect(page.locator('#download h2')).toBeInViewport();
    });

    await test.step('[LAND-4] five sports with their figures, three over two', async () => {
      const cards = page.locator('#sports').getByRole('article');
      await expect(cards.getByRole('heading')).toHaveText([...texts.sports]);
      for (const [index, figures] of FIGURES.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('term')).toHaveText([...texts.sportLabels]);
        await expect(card.getByRole('definition')).toHaveText(
          figures.map((figure) => figure.replace('.', texts.point).replace('1K+', texts.thousand)),
        );
      }
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().y),
      );
      expect(new Set(tops.slice(0, 3)).size).toBe(1);
      expect(new Set(tops.slice(3)).size).toBe(1);
      expect(tops[3]).toBeGreaterThan(tops[0] ?? Number.NaN);
    });

    await test.step('[LAND-5] [LAND-6] testimonials with five stars, four figures, the coming-soon note', async () => {
      const part = page.locator('#testimonials');
      await expect(part.locator('dl > div')).toHaveText([...texts.stats]);
      const voices = part.getByRole('figure');
      await expect(voices).toHaveCount(texts.voices.length);
      for (const [index, [text, name, role]] of texts.voices.entries()) {
        const voice = voices.nth(index);
        await expect(voice.getByRole('blockquote')).toHaveText(text);
        await expect(voice.getByText(name, { exact: true })).toBeVisible();
        await expect(voice.getByText(role, { exact: true })).toBeVisible();
        const stars = voice.getByRole('img', { name: texts.stars, exact: true });
        const filled = await stars
          .locator('svg')
          .evaluateAll((all) =>
            all.map(
              (star) =>
                star.checkVisibility({ visibilityProperty: true }) &&
                star.getBoundingClientRect().width > 0 &&
                getComputedStyle(star).fill !== 'none',
            ),
          );
        expect(filled, name).toEqual([true, true, true, true, true]);
      }
      await expect(page.getByRole('complementary', { name: texts.soon })).toBeVisible();
    });

    await test.step('[LAND-7] [LAND-9] stores in new tabs, four points, four figures', async () => {
      const part = page.locator('#download');
      await expect(part.getByRole('listitem')).toHaveText([...texts.points]);
      await expect(part.locator('dl > div')).toHaveText([...texts.downloadStats]);
      await expect(part.locator('a[target=_blank]')).toHaveCount(2);
      const addresses = [MARKETING.storeLinks.appStore, MARKETING.storeLinks.googlePlay];
      for (const [index, store] of texts.stores.entries()) {
        const link = part.getByRole('link', { name: store });
        await expect(link).toHaveAttribute('href', addresses[index] ?? '');
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
        await expect(link).toHaveAccessibleName(new RegExp(texts.newTab));
      }
    });

    await test.step('[FOOT-1] [FOOT-2] the footer: links with the language, networks, contact, year', async () => {
      const footer = page.getByRole('contentinfo');
      for (const [column, links] of Object.entries<Record<string, string>>(texts.columns)) {
        const found = footer.getByRole('navigation', { name: column }).getByRole('link');
        await expect(found, column).toHaveText(Object.keys(links));
        for (const [index, href] of Object.values(links).entries())
          await expect(found.nth(index)).toHaveAttribute('href', href);
      }
      const logo = footer.getByRole('link', { name: 'campetto', exact: true });
      await expect(logo).toHaveAttribute('href', open);
      await expect(logo.locator('svg')).toBeVisible();
      for (const href of Object.values(MARKETING.socialLinks)) {
        const network = footer.locator(`a[href="${href}"]`);
        await expect(network).toHaveAttribute('target', '_blank');
        await expect(network).toHaveAttribute('rel', /\bnoopener\b/);
        await expect(network).toHaveAccessibleName(new RegExp(`^\\w+ \\(${texts.newTab}\\)$`));
      }
      const { email } = MARKETING.contact;
      await expect(footer.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        `mailto:${email}`,
      );
      await expect(footer.getByText(texts.location)).toBeVisible();
      await expect(footer.getByText(`© ${new Date().getFullYear()} Campetto`)).toBeVisible();
    });

    await test.step('[LAND-8] a camera reads the download address from the code', async () => {
      const code = page.getByRole('img', { name: texts.code });
      await expect(code).toHaveJSProperty('clientWidth', 256);
      await code.scrollIntoViewIfNeeded();
      await expect(code).toHaveJSProperty('complete', true);
      const screenshot = await code.screenshot();
      const { data, info } = await sharp(screenshot)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const found = jsQR(Uint8ClampedArray.from(data), info.width, info.height);
      expect(found?.data).toBe(DOWNLOAD_ADDRESS);
      expect(DOWNLOAD_ADDRESS).toBe('https://campetto.app/download');
    });

    await test.step('the pictures of the app are dark in the dark theme, no card is darker than the page', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const addresses = () =>
        page
          .locator('main picture img')
          .evaluateAll((all: HTMLImageElement[]) =>
            all.filter((one) => one.complete).map((one) => one.currentSrc),
          );
      await page.locator('#download').scrollIntoViewIfNeeded();
      await expect
        .poll(addresses)
        .toContainEqual(expect.stringMatching(new RegExp(`find-match-${lang}.*-dark-`)));
      const [ground, card] = await page.evaluate(() =>
        [document.body, document.querySelector('#features article')].map((element) =>
          (element ? getComputedStyle(element).backgroundColor : '')
            .match(/\d+/g)
            ?.reduce((sum, value) => sum + Number(value), 0),
        ),
      );
      expect(card).toBeGreaterThan(ground ?? Number.NaN);
    });

    expect(faults, 'errors').toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { lang, cards } of LANDING) {
    test(`[LAND-3] the page is at most 7,000 px long, its pictures can be read, its rows are swiped with the keyboard too (${lang})`, async ({
      page,
    }) => {
      await page.goto(`/?lang=${lang}`);
      await hydrated(page);
      await expect(page.locator('[data-folded]')).toHaveCount(0);
      await settled(page);
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(7000);

      await test.step('the pictures of the app are large enough to be read', async () => {
        const widths = await page
          .locator('#how-it-works [role=img]')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
        expect(widths).toHaveLength(SCREENS.length);
        for (const width of widths) expect(width).toBeGreaterThanOrEqual(240);
      });

      await test.step('the keyboard swipes a row to its last card', async () => {
        const row = page.locator('#features').getByRole('group');
        const last = row.getByRole('heading', { name: Object.keys(cards).at(-1) ?? '' });
        await row.focus();
        await expect(last).not.toBeInViewport({ ratio: 1 });
        await expect(async () => {
          await page.keyboard.press('ArrowRight');
          await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
        }).toPass();
      });

      await test.step('on paper every card is shown, dark on white', async () => {
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
        // Paper has no grounds, so that words over the picture could not be read.
        await expect(page.getByText('MVP', { exact: true })).toBeHidden();
        const beyond = await page
          .locator('main :is(h2, h3, p)')
          .evaluateAll((all) =>
            all
              .filter((one) => one.getBoundingClientRect().right > innerWidth)
              .map((one) => one.textContent),
          );
        expect(beyond).toEqual([]);
      });
    });
  }
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('[LAND-3] [LANG-2] with another language in its storage too, it sees English, also in the pictures', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('campetto.language', 'fr'));
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: LANDING[0].h1 })).toBeVisible();
    await expect(page).toHaveURL('/?lang=en');
    await expectPictures(page.locator('#how-it-works'), 'en');
  });
});

for (const layout of ['at once', 'when they come into view']) {
  test.describe(`with motion, laid out ${layout}`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('[LAND-10] sections are animated once, when they are first scrolled to', async ({
      page,
    }) => {
      if (layout !== 'at once') {
        await page.addInitScript(() => {
          const styles = new CSSStyleSheet();
          styles.replaceSync('main section { content-visibility: auto !important }');
          document.adoptedStyleSheets.push(styles);
        });
      }
      await page.addInitScript(() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...motion) {
          this.setAttribute('data-rises', `${Number(this.getAttribute('data-rises')) + 1}`);
          return animate.apply(this, motion);
        };
      });
      await page.goto('/?lang=en');
      await hydrated(page);
      const section = page.locator('#testimonials');
      const rising = page.locator('#testimonials > div');
      // Nothing is hidden before its animation.
      await expect(rising).toHaveCSS('opacity', '1');
      await expect(rising).not.toHaveAttribute('data-rises');
      for (const time of ['once', 'not again']) {
        await section.scrollIntoViewIfNeeded();
        // Observers of what is in view run once a frame.
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        await expect(rising, time).toHaveAttribute('data-rises', '1');
        await expect(rising).toHaveCSS('opacity', '1');
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(rising).not.toBeInViewport();
      }
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { lang, h1, stores, code } of LANDING) {
    test(`[LAND-4] [LAND-11] every section is there, and anchors lead to it; a sport is chosen (${lang})`, async ({
      page,
    }) => {
      await page.goto(`/?lang=${lang}`);
      await expect(page.getByRole('heading', { name: h1 })).toBeVisible();
      const links = page.getByRole('banner').getByRole('link');
      for (const id of ANCHORS) {
        const title = page.locator(`#${id} h2`);
        await expect(title).toBeVisible();
        await expect(title).not.toBeInViewport({ ratio: 1 });
        await links
          .and(page.locator(`[href$="#${id}"]`))
          .first()
          .click();
        await expect(title).toBeInViewport({ ratio: 1 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      }
      for (const store of stores)
        await expect(page.getByRole('link', { name: store })).toBeVisible();
      await expect(page.getByRole('img', { name: code })).toBeVisible();

      if (lang !== 'it') return;
      await test.step('[LAND-4] the chosen sport shows its court and its matches', async () => {
        const part = page.locator('#sports');
        await expect(part.getByText('Calcio, Golosine')).toBeVisible();
        await part.getByText('Tennis', { exact: true }).click();
        await expect(part.getByRole('radio', { name: 'Tennis' })).toBeChecked();
        await expect(part.getByText('Tennis, Parona')).toBeVisible();
        await expect(part.getByText('Calcio, Golosine')).toBeHidden();
        await page.keyboard.press('ArrowRight');
        await expect(part.getByText('Pallavolo, Quinzano')).toBeVisible();
      });
    });
  }
});
