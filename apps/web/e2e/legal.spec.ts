import { documentsAsked, holdDocuments, mainOf } from './documents.ts';
import { expect, test } from './fixtures.ts';
import { expectSameAfterHydration, expectSound, faultsOf, hydrated, WIDTHS } from './visit.ts';

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
    test('[LEGAL-1] [LEGAL-3] stands in the page that the server sends, and stays as it is', async ({
      page,
    }) => {
      const faults = faultsOf(page);
      const asked = documentsAsked(page);
      await expectSameAfterHydration(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      await expect(page.getByText(texts.says).first()).toBeVisible();
      const document = page.locator(`[data-document="${path.slice(1)}-${lang}"]`);
      await expect(document.getByRole('heading', { level: 2 })).toHaveCount(texts.chapters);
      for (const kind of ['p', 'ul > li', 'strong', 'table']) {
        await expect(document.locator(kind).first()).toBeVisible();
      }
      await expect(page).toHaveTitle(new RegExp(`^${texts.title}`));
      await expect(page.getByText(texts.loading)).toHaveCount(0);
      expect(asked).toEqual([]);
      expect(faults).toEqual([]);
    });

    test('[LEGAL-1] [LEGAL-4] is fetched as text inside the site, under a spinner; leads home', async ({
      page,
    }) => {
      const faults = faultsOf(page);
      const asked = documentsAsked(page);
      const answer = await holdDocuments(page);
      await page.goto(`/contact?lang=${lang}`);
      await hydrated(page);
      await page.getByRole('contentinfo').getByRole('link', { name: texts.link }).first().click();
      await expect(page.getByRole('status')).toHaveText(texts.loading);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      answer();
      await expect(page.getByText(texts.says).first()).toBeVisible();
      await expect(page.getByText(texts.loading)).toHaveCount(0);
      expect(asked.filter((file) => file.endsWith('.md'))).toEqual([
        `/documents${path}-${lang}.md`,
      ]);
      const fetched = await mainOf(page);
      await page.getByRole('link', { name: texts.home }).click();
      await expect(page).toHaveURL(new RegExp(`/\\?lang=${lang}$`));
      expect(faults).toEqual([]);
      // Drawn here or there, it is the same page.
      await page.goto(address);
      await hydrated(page);
      expect(await mainOf(page)).toBe(fetched);
    });

    for (const [what, message] of [
      ['missing', texts.missing],
      ['failed', texts.failed],
    ] as const) {
      test(`[LEGAL-5] says what happened to a document that is ${what}, and logs it`, async ({
        page,
      }) => {
        const faults = faultsOf(page);
        await page.route('**/*.md', (route) =>
          what === 'missing' ? route.fulfill({ status: 404 }) : route.abort(),
        );
        await page.goto(`/contact?lang=${lang}`);
        await hydrated(page);
        await page.getByRole('contentinfo').getByRole('link', { name: texts.link }).first().click();
        await expect(page.getByText(message, { exact: true })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
        await expect(page.getByRole('link', { name: texts.home })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(faults.filter((fault) => fault.startsWith('/documents'))).toHaveLength(1);
      });
    }

    test('without scripts: all there, and the contents lead to the chapters', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await expect(page.getByText(texts.says).first()).toBeVisible();
        const contents = page.getByRole('navigation', { name: texts.contents });
        const toggle = contents.locator('summary');
        if (width < 1024) await toggle.click();
        await contents.getByRole('link', { name: texts.chapter }).click();
        await expect(page.getByRole('heading', { name: texts.chapter })).toBeInViewport();
        await expect(page).toHaveURL(/#chapter-2$/);
      }
      await context.close();
    });

    test('accessible and nothing sideways in both themes, the contents open', async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(address);
      await hydrated(page);
      await page.locator('main summary').click();
      await expectSound(page);
    });
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

test('the contents mark the chapter in view and lead to the others, by keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/privacy?lang=en');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('[aria-current]')).toHaveText(
    '1. Who is responsible for your data',
  );
  const last = contents.getByRole('link', { name: '16. Changes to this policy' });
  await last.focus();
  await page.keyboard.press('Enter');
  const chapter = page.getByRole('heading', { name: '16. Changes to this policy' });
  await expect(chapter).toBeFocused();
  await expect(chapter).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/lang=en$/);
});

test('prints the words alone, dark on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/privacy?lang=en');
  await hydrated(page);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeHidden();
  const colours = await page
    .locator('[data-document] p')
    .first()
    .evaluate((words) => getComputedStyle(words).color);
  expect(colours).toBe('rgb(11, 27, 51)');
});
