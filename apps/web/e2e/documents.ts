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

/** Holds every document back until what it gives is called. */
export async function holdDocuments(page: Page): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.md', async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

/** The page's main part; without the comments by which React parts texts that it takes over. */
export async function mainOf(page: Page): Promise<string> {
  return (await page.locator('main').innerHTML()).replaceAll('<!-- -->', '');
}
