import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type Account, ADMIN } from './accounts.ts';
import { Product } from './product.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface WorkerFixtures {
  product: Product;
  /** Resolves to what the browser stores for a signed-in account; the form is filled in once per worker. */
  sessionOf: (account: Account) => Promise<StorageState>;
}

interface TestFixtures {
  /** Who is signed in when the browser opens. Default: nobody. */
  account: Account | undefined;
}

/** Fills in the sign-in form and sends it. */
export async function submitSignIn(page: Page, { email, password }: Omit<Account, 'admin'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in through the form and waits for the dashboard. */
export async function signIn(page: Page, account: Account = ADMIN): Promise<void> {
  await page.goto('/admin?lang=en');
  await submitSignIn(page, account);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
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
  sessionOf: [
    async ({ browser, product }, use) => {
      const open = async (account: Account) => {
        // Signed out, even if the test that uses this fixture is signed in.
        const storageState = { cookies: [], origins: [] };
        const page = await browser.newPage({ baseURL: product.address, storageState });
        await signIn(page, account);
        // The session is in IndexedDB. Local storage is left out, because it contains the language of this page.
        const { origins } = await page.context().storageState({ indexedDB: true });
        await page.close();
        return { cookies: [], origins: origins.map((one) => ({ ...one, localStorage: [] })) };
      };
      const sessions = new Map<Account, Promise<StorageState>>();
      await use((account) => {
        const session = sessions.get(account) ?? open(account);
        sessions.set(account, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  account: [undefined, { option: true }],
  storageState: async ({ account, sessionOf }, use) => use(account && (await sessionOf(account))),
  baseURL: async ({ product }, use) => use(product.address),
});

export { expect } from '@playwright/test';
