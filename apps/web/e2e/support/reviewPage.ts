import { ENDPOINTS } from '@campetto/contract';
import { expect, type Locator, type Page } from '@playwright/test';

// What the tests of the venue review have in common.

/** Five pending venues at a time, of which there are hundreds. */
export const MILANO = '/admin/venues?country=italy&city=milano&limit=5&lang=en';

export const cards = (page: Page) => page.getByRole('article');

/** The open dialog, whether it asks for a decision or shows something. */
export const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

/** A button of a card, by the verb that its name begins with. */
export const action = (card: Locator, verb: string) =>
  card.getByRole('button', { name: new RegExp(`^${verb}`) });

export const nameOf = async (card: Locator) =>
  ((await card.getByRole('heading').textContent()) ?? '').trim();

/** The names of the listed venues, in their order. */
export const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();

/** The button that opens the filters. */
export const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });

/** Chooses an option of one of the filters, which are open meanwhile. */
export async function chooseFilter(page: Page, filter: string, option: string): Promise<void> {
  await filtersButton(page).click();
  await page.getByRole('combobox', { name: filter, exact: true }).click();
  // By key, because Radix takes a click right after the list was opened for the end of the press that opened it.
  await page.getByRole('option', { name: option, exact: true }).press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
}

/** The choice of a status, with its number of venues. */
export const statusOption = (page: Page, status: string) =>
  page.getByRole('radio', { name: new RegExp(`^${status}`) });

/** Decides on a card and confirms it in the dialog. */
export async function decide(
  page: Page,
  card: Locator,
  verb: 'Approve' | 'Discard',
): Promise<void> {
  await action(card, verb).click();
  await dialog(page).getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** The "Edit venue" form. */
export const editForm = (page: Page) => page.getByRole('dialog', { name: 'Edit venue' });

export async function openEdit(page: Page, card: Locator): Promise<void> {
  await action(card, 'Edit').click();
  await expect(editForm(page)).toBeVisible();
}

export async function saveEdit(page: Page): Promise<void> {
  await editForm(page).getByRole('button', { name: 'Save changes' }).click();
}

/** Milliseconds in which a person reads at least the name; earlier keys are taken to mean the previous venue. */
export const READING = 300;
/** The same for a venue that is shown by itself, without a decision of this window. */
export const UNEXPECTED = 1_100;

/** The name of the venue in the focus view. */
export const focusedVenue = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 });

/** Opens the focus view with filters and returns the name of its venue, once it has been read. */
export async function openFocus(page: Page, filters = 'country=uk'): Promise<string> {
  // After this response, venues that another reviewer has are passed over.
  const leased = page.waitForResponse(`**${ENDPOINTS.leases.path}`);
  await page.goto(`/admin/venues?view=focus&${filters}&lang=en`);
  await leased;
  await expect(focusedVenue(page)).toBeVisible();
  await page.waitForTimeout(READING);
  return (await focusedVenue(page).textContent()) ?? '';
}

/** Selects all venues that match the filters; resolves to their number. */
export async function selectAllMatching(page: Page): Promise<number> {
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  const all = page.getByRole('button', { name: /^Select all .* that match$/ });
  const total = Number((await all.textContent())?.replace(/\D/g, ''));
  await all.click();
  return total;
}

/** Undoes all decisions of a run from its result, which asks first. */
export async function undoAll(page: Page, result: Locator): Promise<void> {
  await result.getByRole('button', { name: 'Undo all' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Undo [\d,]+ decisions$/ })
    .click();
}
