import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { expectSameAfterHydration, hydrated } from './visit.ts';

/** The paths of the documents, and of the script that draws them, as the page requests them. */
export function requestedDocuments(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.md$|\/Prose-.*\.js$/.test(pathname)) requested.push(pathname);
  });
  return requested;
}

/**
 * The HTML of the page's main part, without the comments by which React separates adjacent texts, and
 * of the fields without ids and in the order of names: React makes them differently on the server.
 */
async function mainOf(page: Page): Promise<string> {
  const html = await page.locator('main').innerHTML();
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/ (id|for)="_r_\w+"/gi, '')
    .replaceAll(/<input ([^>]*)>/g, (_input, attributes: string) =>
      (attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort().join(' '),
    );
}

/** Follows a link of the footer inside the site. */
export const followInFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).first().click();

/** Opens a document inside the site, by a link of the footer: the page fetches it. */
export async function openByFooter(page: Page, lang: string, link: string): Promise<void> {
  await page.goto(`/contact?lang=${lang}`);
  await hydrated(page);
  await followInFooter(page, link);
}

/**
 * Expects the link home to keep the language, and the server's page to equal the one that was fetched, before
 * hydration and after it.
 */
export async function expectSameAsServed(page: Page, address: string, home: string): Promise<void> {
  const fetched = await mainOf(page);
  await page.getByRole('link', { name: home }).click();
  await expect(page).toHaveURL(`/?${new URL(address, 'http://site').searchParams}`);
  await expectSameAfterHydration(page, address);
  expect(await mainOf(page)).toBe(fetched);
}
