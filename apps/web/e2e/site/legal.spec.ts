import {
  expectSameAsServed,
  followInFooter,
  openByFooter,
  requestedDocuments,
} from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/requests.ts';
import { watchShifts } from '../support/shifts.ts';
import { expectSound, faultsOf, hydrated, settled, WIDTHS } from '../support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGES = [
  {
    path: '/privacy',
    lang: 'en',
    link: 'Privacy',
    title: 'Privacy policy',
    says: 'Last updated: April 2025',
    contents: 'On this page',
    chapter: '2. What this policy covers',
    chapters: 16,
    loading: 'Loading the privacy policy',
    missing: 'Privacy policy not found.',
    failed: 'Error loading privacy policy.',
    home: 'Back to the home page',
  },
  {
    path: '/privacy',
    lang: 'it',
    link: 'Privacy',
    title: 'Informativa sulla privacy',
    says: 'Ultimo aggiornamento: aprile 2025',
    contents: 'In questa pagina',
    chapter: '2. Che cosa riguarda questa informativa',
    chapters: 16,
    loading: 'Caricamento dell’informativa sulla privacy',
    missing: 'Informativa sulla privacy non trovata.',
    failed: 'Errore durante il caricamento dell’informativa sulla privacy.',
    home: 'Torna alla pagina iniziale',
  },
  {
    path: '/terms',
    lang: 'en',
    link: 'Terms',
    title: 'Terms and conditions',
    says: 'governed by Italian law',
    contents: 'On this page',
    chapter: '2. Words we use',
    chapters: 25,
    loading: 'Loading the terms and conditions',
    missing: 'Terms and conditions not found.',
    failed: 'Error loading terms and conditions.',
    home: 'Back to the home page',
  },
  {
    path: '/terms',
    lang: 'it',
    link: 'Termini',
    title: 'Termini e condizioni',
    says: 'regolati dalla legge italiana',
    contents: 'In questa pagina',
    chapter: '2. Le parole che usiamo',
    chapters: 25,
    loading: 'Caricamento dei termini e condizioni',
    missing: 'Termini e condizioni non trovati.',
    failed: 'Errore durante il caricamento dei termini e condizioni.',
    home: 'Torna alla pagina iniziale',
  },
] as const;

for (const texts of PAGES) {
  const { path, lang } = texts;
  const address = `${path}?lang=${lang}`;

  test.describe(address, () => {
    test('[LEGAL-1] [LEGAL-3] [LEGAL-4] is fetched inside the site, and the same as the server sends it', async ({
      page,
    }) => {
      test.slow();
      const faults = faultsOf(page);
      const requested = requestedDocuments(page);
      const held = await holdRequests(page, '**/*.md');
      await watchShifts(page);

      await test.step('[LEGAL-1] [LEGAL-4] is fetched as text inside the site, with a spinner; links home', async () => {
        await openByFooter(page, lang, texts.link);
        await expect(page.getByRole('status')).toHaveText(texts.loading);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
        await settled(page);
        await page.evaluate('shifts.length = 0');
        held.release();
        await expect(page.getByText(texts.says).first()).toBeVisible();
        await settled(page);
        expect(await page.evaluate('shifts')).toEqual([]);
        await expect(page.getByText(texts.loading)).toHaveCount(0);
        const files = requested.splice(0).filter((file) => file.endsWith('.md'));
        expect(files).toEqual([`${path}-${lang}.md`]);
        await expectSameAsServed(page, address, texts.home);
      });

      await test.step('[LEGAL-1] [LEGAL-3] is in the page that the server sends, and is the same after hydration', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
        await expect(page.getByText(texts.says).first()).toBeVisible();
        const document = page.locator(`[data-document="${path.slice(1)}-${lang}"]`);
        await expect(document.getByRole('heading', { level: 2 })).toHaveCount(texts.chapters);
        for (const kind of ['p', 'ul > li', 'strong', 'table']) {
          await expect(document.locator(kind).first()).toBeVisible();
        }
        await expect(page).toHaveTitle(new RegExp(`^${texts.title}`));
        await expect(page.getByText(texts.loading)).toHaveCount(0);
        expect(requested).toEqual([]);
      });

      await test.step('the contents mark the chapter in view and lead to the others, by keyboard', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const contents = page.getByRole('navigation', { name: texts.contents });
        const links = contents.getByRole('link');
        const current = contents.locator('[aria-current]');
        await expect(current).toHaveText((await links.first().textContent()) ?? '');
        const title = (await links.last().textContent()) ?? '';
        expect(title).toMatch(new RegExp(`^${texts.chapters}\\. `));
        await links.last().focus();
        await page.keyboard.press('Enter');
        const chapter = page.getByRole('heading', { name: title });
        await expect(chapter).toBeFocused();
        await expect(chapter).toBeInViewport();
        await expect(current).toBeInViewport();
        await page.goBack();
        await expect(page).toHaveURL(address);
      });

      // The stories check the English documents with axe.
      if (lang === 'it') {
        await test.step('accessible and without horizontal scrolling in both themes, the contents open', async () => {
          await page.setViewportSize({ width: 320, height: 900 });
          await page.locator('main summary').click();
          // The contents are in a panel only on the phone.
          await expectSound(page, { measured: [1440] });
        });
      }

      await test.step('prints the text alone, dark on white', async () => {
        await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
        await expect(page.getByRole('navigation', { name: texts.contents })).toBeHidden();
        await expect(page.getByRole('link', { name: texts.home })).toBeHidden();
        const words = page.locator('[data-document] p').first();
        await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');
      });
      expect(faults).toEqual([]);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test('is complete, and the contents lead to the chapters; a table of three columns fits on a phone', async ({
        page,
      }) => {
        await page.goto(address);
        await expect(page.getByText(texts.says).first()).toBeVisible();
        const contents = page.getByRole('navigation', { name: texts.contents });
        const link = contents.getByRole('link', { name: texts.chapter });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByText(texts.says).first()).toBeVisible();
          if (width < 1024) {
            await expect(link).toBeHidden();
            await contents.locator('summary').click();
          }
          await link.click();
          await expect(page.getByRole('heading', { name: texts.chapter })).toBeInViewport();
          await expect(page, `${width} px`).toHaveURL(/#chapter-2$/);
          await page.goBack();
          await expect(page).toHaveURL(address);
          if (width < 1024) await contents.locator('summary').click();
        }

        await page.setViewportSize({ width: 390, height: 844 });
        const tables = page
          .getByRole('group')
          .filter({ has: page.locator('th:nth-child(3):last-child') });
        await expect(tables.first()).toBeVisible();
        for (const table of await tables.all()) {
          expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        }
      });
    });
  });
}

for (const lang of ['en', 'it'] as const) {
  test(`[LEGAL-5] shows the message of a document that is missing or failed, and logs it (${lang})`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    await page.goto(`/contact?lang=${lang}`);
    await hydrated(page);
    for (const outcome of ['missing', 'failed'] as const) {
      await page.route('**/*.md', (route) =>
        outcome === 'missing' ? route.fulfill({ status: 404 }) : route.abort(),
      );
      // The pages follow each other inside the site, so that each document is requested again.
      for (const texts of PAGES.filter((one) => one.lang === lang)) {
        await test.step(`${texts.path}: ${outcome}`, async () => {
          await followInFooter(page, texts.link);
          await expect(page.getByText(texts[outcome], { exact: true })).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
          await expect(page.getByRole('link', { name: texts.home })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          expect(faults.splice(0).filter((fault) => fault.includes('.md'))).toHaveLength(1);
        });
      }
      await page.unroute('**/*.md');
    }
  });
}

test('[LANG-4] another language brings the other document, without a reload, at the same chapter', async ({
  page,
}) => {
  await page.goto('/terms?lang=en#chapter-17');
  await hydrated(page);
  const chapter = page.locator('#chapter-17');
  await expect(chapter).toBeInViewport();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Italiano' }).first().click();
  await expect(chapter).toHaveText('17. Responsabilità');
  await expect(chapter).toBeInViewport();
  await expect(page).toHaveURL(/\/terms\?lang=it#chapter-17$/);
  await expect(page.locator('main [aria-current]')).toHaveText('17. Responsabilità');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
