import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { translatePage } from '../support/translation.ts';
import { faultsOf, hydrated, PAGES, PHONE, UA } from '../support/visit.ts';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await translatePage(page);
}

for (const path of PAGES) {
  test(`${path} can be used while the browser translates it`, async ({ page }) => {
    const faults = faultsOf(page);
    await open(page, `${path}?lang=en`);
    for (const [code, lang] of [
      ['IT', 'it'],
      ['EN', 'en'],
      ['IT', 'it'],
    ] as const) {
      await page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^${code}`) })
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.waitForLoadState('networkidle');
      await translatePage(page);
    }
    const next = path === '/privacy' ? '/terms' : '/privacy';
    await page.getByRole('contentinfo').locator(`a[href^="${next}?"]`).first().click();
    await expect(page).toHaveURL(`${next}?lang=it`);
    await expect(page.locator('main [data-document]').first()).toBeVisible();
    // This document was not sent with the page, so that React renders it in both languages.
    for (const name of [/^EN/, /^IT/]) {
      await translatePage(page);
      await page.getByRole('banner').getByRole('link', { name }).click();
      await page.waitForLoadState('networkidle');
    }
    await translatePage(page);
    await page.goBack();
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('the search of the guide finds rules in a page that is translated', async ({ page }) => {
  const faults = faultsOf(page);
  await open(page, '/documentation?lang=en');
  const search = page.locator('main search');
  for (const [words, status] of [
    ['padel', /“padel”$/],
    ['', /^$/],
    ['rep', /“rep”$/],
    ['reputation', /“reputation”$/],
    ['nothing like this', /“nothing like this”$/],
    ['rep', /“rep”$/],
    ['', /^$/],
  ] as const) {
    await search.getByRole('searchbox').fill(words);
    await expect(search.getByRole('status')).toHaveText(status);
    await translatePage(page);
  }
  expect(faults).toEqual([]);
});

test('a section of the guide that fails is loaded again in a page that is translated', async ({
  page,
}) => {
  const failing = '**/seasons-it.md';
  await page.route(failing, (route) => route.abort());
  await open(page, '/documentation?lang=en');
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.getByRole('banner').getByRole('link', { name: /^IT/ }).click();
  const retry = page.locator('#seasons').getByRole('button');
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(retry).not.toHaveAttribute('aria-disabled');
    await translatePage(page);
    await retry.click();
  }
  await expect(retry).not.toHaveAttribute('aria-disabled');
  await translatePage(page);
  await page.unroute(failing);
  await retry.click();
  await expect(page.locator('#seasons h2')).toHaveText('Sistema delle stagioni');
  expect(faults).toEqual([]);
});

test('the link to a shared match is copied in a page that is translated', async ({
  page,
  context,
}) => {
  const faults = faultsOf(page);
  await open(page, '/share/game-1?lang=en');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const copy = page.getByRole('button');
  await copy.click();
  await expect(page.getByText(/Couldn’t copy the link/).first()).toBeVisible();
  await translatePage(page);
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await expect(copy).toHaveText('Link copied');
  expect(faults).toEqual([]);
});

test.describe('a phone', () => {
  test.use({ ...PHONE, userAgent: UA.iphone });

  test('a shared match that did not open is opened again in a page that is translated', async ({
    page,
  }) => {
    const faults = faultsOf(page);
    await open(page, '/share/game-1?lang=en&opened');
    const failure = page.locator('main p[role=status]');
    await expect(failure).not.toBeEmpty();
    await translatePage(page);
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: /^IT/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    expect(faults).toEqual([]);
  });

  test('the countdown ends in a page that is translated', async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto('/download?lang=en');
    await page.getByRole('button').first().waitFor();
    await translatePage(page);
    await page.locator('main').getByRole('button').click();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await translatePage(page);
    expect(faults).toEqual([]);
  });
});
