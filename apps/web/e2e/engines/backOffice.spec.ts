import { ADMIN } from '../support/accounts.ts';
import { click, expect, fill, missing, see, test } from './fixtures.ts';
import { element, type Tab } from './tab.ts';

const CARDS = `[...document.querySelectorAll('article :is(h2, h3)')].map((name) => name.textContent)`;
const names = (tab: Tab) => tab.evaluate<string[]>(CARDS);

/** Chooses an option of a select. */
async function choose(tab: Tab, select: string, option: string): Promise<void> {
  await missing(tab, '[role=listbox]');
  const box = `[...document.querySelectorAll('[role=combobox]:enabled')]
    .find((one) => one.labels?.[0]?.textContent === '${select}')`;
  await expect(() => tab.click(box)).toPass({ timeout: 30_000 });
  await click(tab, '[role=option]', option);
}

test('the main path: sign in, filter, approve, edit, discard, undo', async ({ tab, product }) => {
  test.setTimeout(180_000);
  await tab.resize(1440, 900);
  await tab.goto(`${product.address}/admin?lang=en`);
  const underline = `getComputedStyle(document.querySelector('[aria-pressed=true][lang]')).textDecorationLine`;
  await see(tab, 'button[aria-pressed=true]', /English/);
  expect(await tab.evaluate(underline)).toBe('underline');
  await fill(tab, 'input[type=email]', ADMIN.email);
  await fill(tab, 'input[type=password]', ADMIN.password);
  await tab.press('Enter');
  await see(tab, 'h1', 'Dashboard');

  await click(tab, 'nav a', 'Review venues');
  await see(tab, 'h1', 'Pending venues');
  // In the United Kingdom, no two venues have the same name.
  await click(tab, 'main button', 'Filters');
  await choose(tab, 'Country', 'United Kingdom');
  await missing(tab, '[role=listbox]');
  await tab.press('Escape');
  await expect.poll(() => tab.evaluate('location.search')).toContain('country=uk');
  await expect
    .poll(() => tab.evaluate<string>(`document.querySelector('article')?.textContent`))
    .toMatch(/trafford/i);

  const [first = ''] = await names(tab);
  await click(tab, 'article button', `Approve ${first}`);
  await see(tab, '[role=alertdialog]');
  await click(tab, '[role=alertdialog] button', 'Approve');
  await missing(tab, '[role=alertdialog]');
  await expect.poll(async () => (await names(tab))[0]).not.toBe(first);

  const [second = ''] = await names(tab);
  await click(tab, 'article button', `Edit ${second}`);
  await see(tab, '[role=dialog]');
  await fill(tab, '[role=dialog] input[type=text]', 'Campo di prova');
  await click(tab, '[role=dialog] button', /^Save changes/);
  await missing(tab, '[role=dialog]');
  await expect.poll(async () => (await names(tab))[0]).toBe('Campo di prova');

  await click(tab, 'article button', 'Discard Campo di prova');
  await click(tab, '[role=alertdialog] button', 'Discard');
  await missing(tab, '[role=alertdialog]');
  await expect.poll(() => names(tab)).not.toContain('Campo di prova');

  await click(tab, 'button', /^Undo/);
  await expect.poll(async () => (await names(tab))[0]).toBe('Campo di prova');
  const rows = await product.query<{ status: string }>(
    `select status from venues where name = 'Campo di prova'`,
  );
  expect(rows).toEqual([{ status: 'pending' }]);
  expect(
    await tab.evaluate<boolean>(`!!${element('nav [aria-current=page]', 'Review venues')}`),
  ).toBe(true);
});
