import type { Page } from '@playwright/test';

/** The requests for documents and their renderer, as they come. */
export function documentsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.md$|\/Prose-.*\.js$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The page's main part; without the comments by which React parts texts that it takes over. */
export async function mainOf(page: Page): Promise<string> {
  return (await page.locator('main').innerHTML()).replaceAll('<!-- -->', '');
}
