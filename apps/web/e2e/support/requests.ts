import type { Page } from '@playwright/test';

/** Requests that are held back until the test releases them. */
export interface HeldRequests {
  /** How many have been sent so far. */
  readonly count: number;
  /** Lets those that wait, and all later ones, through. */
  release(): void;
}

/** Holds back every request to an address until it is released, then sends it, or responds to it with an error. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  error?: number,
): Promise<HeldRequests> {
  let count = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    count += 1;
    await promise;
    await (error === undefined ? route.continue() : route.fulfill({ status: error }));
  });
  return {
    get count() {
      return count;
    },
    release: resolve,
  };
}

/**
 * Lets the server carry out the next change at an address, and loses the response: to the first request only, or
 * also to the second, by which the page repeats most changes itself before it reports a failure.
 */
export async function loseResponse(page: Page, url: string, times: 1 | 2): Promise<void> {
  let lost = 0;
  await page.route(url, async (route) => {
    if (lost === times || route.request().method() === 'GET') return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
}
