import { test as base, type Page } from '@playwright/test';
import { ADMIN } from './accounts.ts';
import { Product } from './product.ts';

interface WorkerFixtures {
  product: Product;
}

interface TestFixtures {
  /** Signs in through the form and waits for the dashboard. */
  signIn: (page: Page, account?: { email: string; password: string }) => Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  signIn: async ({}, use) =>
    use(async (page, account = ADMIN) => {
      await page.goto('/admin?lang=en');
      await page.getByLabel('Email').fill(account.email);
      await page.getByLabel('Password').fill(account.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    }),
});

export { expect } from '@playwright/test';
