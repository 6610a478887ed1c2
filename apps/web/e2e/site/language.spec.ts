import { PATHS } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { blockStorage, faultsOf, hydrated } from '../support/visit.ts';
import { expectLanguage, NAMES, switchTo } from './languageSwitch.ts';

const PAGES = [
  PATHS.home,
  PATHS.privacy,
  PATHS.terms,
  PATHS.contact,
  PATHS.documentation,
  PATHS.download,
  PATHS.share,
  `${PATHS.share}/match-42`,
];

/** Stores a language in the browser before the page opens. */
const remember = (page: Page, language: string, chosen = false) =>
  page.addInitScript(
    ([stored, byHand]) => {
      localStorage.setItem('campetto.language', stored);
      if (byHand) localStorage.setItem('campetto.language.chosen', 'true');
    },
    [language, chosen] as const,
  );

/** Opens an address as on a first visit. */
async function visitAgain(page: Page, address: string) {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
}

test('[LANG-1] an English browser takes only en and it from the address', async ({ page }) => {
  const faults = faultsOf(page);
  for (const [query, language] of [
    ['lang=it', 'it'],
    ['lang=en', 'en'],
    ['lang=de', 'en'],
    ['lang=IT', 'en'],
    ['lang=it-IT', 'en'],
    ['lang=', 'en'],
    ['lang=it&lang=en', 'it'],
  ] as const) {
    await test.step(`?${query}: ${language}`, async () => {
      await visitAgain(page, `/contact?${query}`);
      await hydrated(page);
      await expectLanguage(page, language);
      await expect(page).toHaveURL(`/contact?lang=${language}`);
      expect(faults).toEqual([]);
    });
  }
});

test.describe('an Italian browser', () => {
  test.use({ locale: 'it-CH' });

  test('[LANG-1] [LANG-2] [LANG-5] shows Italian, unless the address takes precedence over the stored language, and over the browser', async ({
    page,
  }) => {
    const faults = faultsOf(page);
    for (const query of ['', '?lang=EN', '?lang=fr']) {
      await test.step(`/${query}: it`, async () => {
        await visitAgain(page, `/${query}`);
        await expectLanguage(page, 'it');
        await expect(page).toHaveURL('/?lang=it');
        expect(faults).toEqual([]);
      });
    }
    expect(await page.evaluate(() => localStorage.getItem('campetto.language'))).toBe('it');
    await page.goto('/?lang=en');
    await hydrated(page);
    await expectLanguage(page, 'en');
  });

  test('[LANG-3] after a choice by hand the address decides, and where it names no language the choice', async ({
    page,
    context,
  }) => {
    const faults = faultsOf(page);
    const painted = await paintedLanguages(page);
    await page.goto('/privacy?lang=it');
    await page.evaluate(() => {
      localStorage.setItem('campetto.language', 'en');
      localStorage.setItem('campetto.language.chosen', 'true');
    });
    await page.reload();
    await hydrated(page);
    await expectLanguage(page, 'it');
    expect(painted).not.toContain('en');
    await page.goto('/privacy');
    await hydrated(page);
    await expectLanguage(page, 'en');
    await expect(page).toHaveURL('/privacy?lang=en');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('link', { name: NAMES.it, exact: true })
      .click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await hydrated(other);
    await expectLanguage(other, 'it');
    expect(faults).toEqual([]);
  });
});

/** Collects the languages of the documents that are painted. */
async function paintedLanguages(page: Page): Promise<string[]> {
  const languages: string[] = [];
  await page.exposeFunction('painted', (language: string) => languages.push(language));
  await page.addInitScript(() => {
    const { painted } = window as unknown as { painted: (language: string) => void };
    new PerformanceObserver(() => painted(document.documentElement.lang)).observe({
      type: 'paint',
      buffered: true,
    });
  });
  return languages;
}

test('[LANG-2] the stored language takes precedence over the browser, by its primary subtag, without a flash of the other one', async ({
  page,
}) => {
  await remember(page, 'it-CH');
  const painted = await paintedLanguages(page);
  await page.goto('/?x=1#sports');
  await hydrated(page);
  await expectLanguage(page, 'it');
  await expect(page).toHaveURL('/?x=1&lang=it#sports');
  await expect.poll(() => painted).toContain('it');
  expect(painted).not.toContain('en');
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('[LANG-4] every page switches back and forth without a reload, and records the choice', async ({
  page,
}) => {
  test.slow();
  const faults = faultsOf(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const main = page.getByRole('main');
  for (const path of PAGES) {
    await test.step(path, async () => {
      await visitAgain(page, `${path}?lang=en&x=1`);
      await hydrated(page);
      documents.length = 0;
      const entries = await page.evaluate(() => history.length);
      const [english, words] = [await page.title(), await main.textContent()];
      const expectStored = async (stored: object) =>
        expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(stored);
      await expectStored({ 'campetto.language': 'en' });
      for (const language of ['it', 'en'] as const) {
        await switchTo(page, language);
        await expectLanguage(page, language);
        await expect(page).toHaveURL(`${path}?lang=${language}&x=1`);
        await expectStored({ 'campetto.language': language, 'campetto.language.chosen': 'true' });
        if (language === 'en') await expect(page).toHaveTitle(english);
        else await expect(page).not.toHaveTitle(english);
        if (language === 'it') expect(await main.textContent()).not.toBe(words);
      }
      // The address was rewritten, not added to the history.
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(documents).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
});

test('[LANG-3] [LANG-4] the choice is stored for the next visit, and sent to no server', async ({
  page,
  context,
}) => {
  const sent: (string | null)[] = [];
  await page.goto('/?lang=en#sports');
  await hydrated(page);
  page.on('request', (request) => {
    sent.push(request.postData());
    expect(request.headers()['accept-language'] ?? 'en-GB').toMatch(/^en-GB/);
  });
  await switchTo(page, 'it');
  await expectLanguage(page, 'it');
  await expect(page).toHaveURL('/?lang=it#sports');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    'campetto.language': 'it',
    'campetto.language.chosen': 'true',
  });
  await page.goto('/terms');
  await expectLanguage(page, 'it');
  await expect(page).toHaveURL('/terms?lang=it');
  expect(await context.cookies()).toEqual([]);
  expect(sent.filter(Boolean)).toEqual([]);
});

test('[LANG-4] a click before the scripts have run leads to the other language, and stays', async ({
  page,
}) => {
  await remember(page, 'en', true);
  await page.route('**/*.js', () => undefined);
  await page.goto('/contact?lang=en');
  await switchTo(page, 'it');
  await expect(page).toHaveURL('/contact?lang=it');
  await expectLanguage(page, 'it');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await hydrated(page);
  await expectLanguage(page, 'it');
  await expect(page).toHaveURL('/contact?lang=it');
});

test('[LANG-4] before the scripts have run the other language opens at the same place', async ({
  page,
  context,
}) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/documentation?from=mail&lang=en#seasons');
  const italian = page.getByRole('link', { name: NAMES.it, exact: true });
  const opened = context.waitForEvent('page');
  await italian.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/documentation?from=mail&lang=it#seasons');
  await page.goto('/documentation?from=mail&lang=en#user-levels');
  await italian.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documentation?from=mail&lang=it#user-levels');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[LANG-4] [LANG-5] a missing language is written into the address, the rest of it stays; another tab opens the other language at the same place', async ({
  page,
  context,
}) => {
  await page.goto('/documentation?from=mail#seasons');
  await expect(page).toHaveURL('/documentation?from=mail&lang=en#seasons');
  expect(await page.evaluate(() => history.length)).toBe(2);
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: NAMES.it, exact: true })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/documentation?from=mail&lang=it#seasons');
  await page.getByRole('banner').getByRole('link', { name: 'campetto' }).click();
  await expect(page.getByRole('link', { name: NAMES.it, exact: true })).toHaveAttribute(
    'href',
    '?lang=it',
  );
});

test('Back returns to the place in the page before, although the language was switched since', async ({
  page,
}) => {
  await page.goto('/terms?lang=en');
  await hydrated(page);
  await page.evaluate('scrollTo(0, 3000)');
  await expect.poll(() => page.evaluate('scrollY')).toBe(3000);
  // Not by a pointer, for which the page would scroll to the link.
  await page.evaluate(`document.querySelector('footer a[href^="/contact"]').click()`);
  await expect(page).toHaveURL('/contact?lang=en');
  await switchTo(page, 'it');
  await expectLanguage(page, 'it');
  await page.goBack();
  await expect(page).toHaveURL('/terms?lang=it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termini e condizioni');
  await expect.poll(() => page.evaluate('scrollY')).toBe(3000);
});

test('a browser without storage switches too', async ({ page }) => {
  const faults = faultsOf(page);
  await blockStorage(page);
  await page.goto('/');
  await hydrated(page);
  await expectLanguage(page, 'en');
  await switchTo(page, 'it');
  await expectLanguage(page, 'it');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti' }).click();
  await expect(page).toHaveURL('/contact?lang=it');
  await page.reload();
  await hydrated(page);
  await expectLanguage(page, 'it');
  expect(faults).toEqual([]);
});
