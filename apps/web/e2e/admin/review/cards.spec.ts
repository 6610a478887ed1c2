import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { holdRequests } from '../../support/requests.ts';
import {
  action,
  cards,
  decide,
  dialog,
  editForm,
  MILANO,
  nameOf,
  namesOf,
  openEdit,
  saveEdit,
} from '../../support/reviewPage.ts';

test.use({ account: ADMIN });

const firstName = (page: Page) => nameOf(cards(page).first());

/** The background of a dialog's icon, in the light theme. */
const TONES = { info: 'rgb(231, 240, 254)', warning: 'rgb(255, 243, 220)' };

test('a card, its questions and its form', async ({ page }) => {
  await page.goto(MILANO);

  await test.step('[REV-10] Approve and Discard ask for confirmation: the venue with its address, its new status, the style of the decision', async () => {
    const card = cards(page).first();
    const name = await nameOf(card);
    for (const [verb, title, message, tone] of [
      // In the dialog of an approval, the reasons against it follow the message.
      ['Approve', 'Approve this venue?', 'The venue moves to the approved list.', TONES.info],
      ['Discard', 'Discard this venue?', 'The venue moves to the discarded list.', TONES.warning],
    ] as const) {
      await action(card, verb).click();
      const modal = page.getByRole('alertdialog', { name: title });
      await expect(modal).toContainText(name);
      // Its address is between its name and the message.
      await expect(modal).toHaveAccessibleDescription(
        new RegExp(`milano.* ${message}${verb === 'Discard' ? '$' : ''}`, 'i'),
      );
      const icon = modal.getByRole('heading').locator('xpath=../preceding-sibling::*');
      await expect(icon).toHaveCSS('background-color', tone);
      await expect(modal.getByRole('button', { name: verb, exact: true })).toBeVisible();
      await modal.getByRole('button', { name: 'Cancel' }).click();
      await expect(modal).toHaveCount(0);
      await expect(action(card, verb)).toBeFocused();
    }
  });

  await test.step('[LANG-4] a switch of the language keeps the filters and the list', async () => {
    const name = await firstName(page);
    await page.getByRole('button', { name: 'Italiano' }).click();
    await expect(page.getByRole('heading', { name: 'Strutture in attesa' })).toBeVisible();
    await expect(page).toHaveURL(/country=italy&city=milano&limit=5&lang=it/);
    expect(await firstName(page)).toBe(name);
    // The date stays English in every language.
    await expect(cards(page).first()).toContainText('Jun 11, 2020');
    await action(cards(page).first(), 'Scarta').click();
    await expect(page.getByText('La struttura passa tra quelle scartate.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL(/lang=en$/);
  });

  await test.step('[REV-11] a failed decision keeps the dialog open, stops loading and sets the banner', async () => {
    await page.route('**/api/venues/approve', (route) => route.fulfill({ status: 500, body: '' }));
    await action(cards(page).first(), 'Approve').click();
    const confirm = dialog(page).getByRole('button', { name: 'Approve' });
    await confirm.click();
    const message = page.getByText('Failed to approve venue. Please try again.');
    // Only the dialog announces it, not the page behind it too.
    await expect(page.locator('[role=alert]')).toHaveCount(1);
    await expect(dialog(page).and(page.getByRole('alertdialog'))).toContainText(
      'Failed to approve venue. Please try again.',
    );
    await expect(confirm).not.toHaveAttribute('aria-busy');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(message).toBeVisible();
    await expect(page.locator('[role=alert]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(message).toHaveCount(0);
    await page.unroute('**/api/venues/approve');
  });

  await test.step('[EDIT-2] a failed save is logged, sets the banner, and keeps the form with the typed text', async () => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route('**/api/venues/update', (route) => route.abort());
    await openEdit(page, cards(page).first());
    const form = editForm(page);
    const typed = {
      Name: 'Typed and kept',
      'Phone number': '+39 02 7654321',
      Website: 'https://example.org/kept',
      City: 'Milano Nord',
      'Formatted address': 'Via Typed 1',
    };
    for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
    const padel = form.getByRole('checkbox', { name: 'Padel' });
    const checked = !(await padel.isChecked());
    await padel.setChecked(checked);
    await saveEdit(page);
    const message = 'Failed to update venue. Please try again.';
    await expect(form.getByText(message)).toBeVisible();
    // The banner of the list is behind the form.
    await expect(page.locator('main').getByText(message)).toBeVisible();
    for (const [label, value] of Object.entries(typed)) {
      await expect(form.getByLabel(label)).toHaveValue(value);
    }
    await expect(padel).toBeChecked({ checked });
    expect(logged.join('\n')).toContain('Saving a venue failed');

    await page.unroute('**/api/venues/update');
    // A venue in another city would leave the list when the list is loaded again.
    await form.getByLabel('City').fill('Milano');
    await saveEdit(page);
    await expect(cards(page).filter({ hasText: 'Typed and kept' })).toHaveCount(1);
    await expect(page.getByText(message)).toHaveCount(0);
  });

  await test.step('[EDIT-1] edits a venue; the card shows it at once and after a reload', async () => {
    const card = cards(page).nth(1);
    await openEdit(page, card);
    const modal = editForm(page);
    await modal.getByLabel('Name').fill('');
    await modal.getByLabel('Website').fill('not a site');
    await modal.getByRole('button', { name: 'Save changes' }).click();
    await expect(modal.getByText('Venue name is required')).toBeVisible();
    await expect(modal.getByText(/Enter a full web address/)).toBeVisible();
    await expect(modal.getByLabel('Name')).toBeFocused();

    const name = `Città dello Sport ${Date.now()}`;
    await modal.getByLabel('Name').fill(name);
    await modal.getByLabel('Website').fill('https://example.org/campo');
    await modal.getByLabel('Phone number').fill('+39 02 1234567');
    await modal.getByLabel('Latitude').fill('north');
    await modal.getByLabel('Formatted address').fill('Via Roma 1\n20100 Milano');
    await modal.getByRole('checkbox', { name: 'Padel' }).check();
    await modal.getByRole('button', { name: 'Save changes' }).click();
    await expect(modal).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: `${name} saved` })).toBeVisible();
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      const edited = cards(page).filter({ hasText: name });
      await expect(edited).toContainText('example.org/campo');
      await expect(edited).toContainText('+39 02 1234567');
      await expect(edited).toContainText('0.000000');
      await expect(edited).toContainText('20100 Milano');
      await expect(edited).toContainText('Padel');
    }
  });
});

/** The number in a tile of the dashboard. */
async function count(page: Page, tile: string): Promise<number> {
  const text = (await page.getByRole('link', { name: new RegExp(tile) }).textContent()) ?? '';
  return Number(text.replace(/\D/g, ''));
}

/** The counts of the dashboard, which an entry of the navigation opens. */
async function counts(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: /Pending reviews.*\d/s })).toBeVisible();
  return {
    pending: await count(page, 'Pending reviews'),
    approved: await count(page, 'Approved venues'),
    discarded: await count(page, 'Discarded venues'),
  };
}

test('[REV-11] [REV-15] approve, discard and restore: list, counts and activity follow', async ({
  page,
}) => {
  await page.goto(MILANO);
  await expect(cards(page)).toHaveCount(5);
  const before = await counts(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(5);
  const [approved = '', ...others] = await namesOf(page);
  await decide(page, cards(page).first(), 'Approve');
  // The next card takes its place and the focus; the list is filled up at its end.
  await expect(cards(page).first()).toBeFocused();
  await expect(cards(page)).toHaveCount(5);
  expect((await namesOf(page)).slice(0, 4)).toEqual(others);

  const discarded = await firstName(page);
  await decide(page, cards(page).first(), 'Discard');

  await expect
    .poll(() => counts(page))
    .toEqual({
      pending: before.pending - 2,
      approved: before.approved + 1,
      discarded: before.discarded + 1,
    });
  // If earlier tests have decided too, the record is in a closed group with theirs.
  await expect(page.getByText(`${approved} approved`).first()).toBeAttached();
  await expect(page.getByText(`${discarded} discarded`).first()).toBeAttached();

  await page.goto('/admin/venues?status=discarded&lang=en');
  const card = cards(page).filter({ hasText: discarded }).first();
  await action(card, 'Restore').click();
  await expect(cards(page).filter({ hasText: discarded })).toHaveCount(0);
  await expect
    .poll(() => counts(page))
    .toEqual({
      pending: before.pending - 1,
      approved: before.approved + 1,
      discarded: before.discarded,
    });
});

test('[REV-8] [REV-10] during a request the card is dimmed, its buttons are disabled and nothing is sent twice', async ({
  page,
}) => {
  await page.goto(MILANO);
  // The dialog hides the page from assistive technology, so the page is not found by roles.
  const card = page.locator('article').first();
  await expect(card.getByRole('button').first()).toBeEnabled();
  const resting = await card.evaluate((element) => getComputedStyle(element).backgroundColor);
  const expectInFlight = async () => {
    await expect(card).toHaveAttribute('aria-busy', 'true');
    // The card has the colour of the page behind it.
    await expect(card).toHaveCSS('background-color', 'rgb(246, 248, 251)');
    expect(resting).not.toBe('rgb(246, 248, 251)');
    for (const button of await card.locator('button').all()) await expect(button).toBeDisabled();
  };
  const approval = await holdRequests(page, '**/api/venues/approve');
  // The whole text, because neighbours can have the same name.
  const before = await card.textContent();
  await action(card, 'Approve').click();
  const confirm = dialog(page).getByRole('button', { name: 'Approve' });
  await confirm.dblclick({ noWaitAfter: true });
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expectInFlight();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  approval.release();
  await expect(dialog(page)).toHaveCount(0);
  expect(approval.count).toBe(1);
  await expect.poll(() => card.textContent()).not.toBe(before);
  await expect(card).not.toHaveAttribute('aria-busy', 'true');

  await decide(page, cards(page).first(), 'Discard');
  await page.goto(`${MILANO}&status=discarded`);
  const restoration = await holdRequests(page, '**/api/venues/restore');
  await action(card, 'Restore').click();
  await expectInFlight();
  // Earlier tests may have discarded others.
  const listed = await cards(page).count();
  await card.getByRole('button').first().click({ force: true });
  restoration.release();
  await expect(cards(page)).toHaveCount(listed - 1);
  expect(restoration.count).toBe(1);
});

test('the list and its decisions offline', async ({ page, context }) => {
  await page.goto(MILANO);

  await test.step('a banner with a retry, the list stays on the screen, and recovers by itself', async () => {
    await expect(cards(page)).toHaveCount(5);
    await context.setOffline(true);
    await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Failed to load venues. Please try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(cards(page)).toHaveCount(5);
    await context.setOffline(false);
    await expect(page.getByText('Failed to load venues. Please try again.')).toHaveCount(0);
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(5);
  });

  for (const [view, lang, approve, cancel, failure] of [
    ['cards', 'en', 'Approve', 'Cancel', 'You are offline. Failed to approve venue.'],
    [
      'rows',
      'it',
      'Approva',
      'Annulla',
      'Sei offline. Non è stato possibile approvare la struttura.',
    ],
  ] as const) {
    await test.step(`a decision says what is missing and, outside of its dialog, of which venue (${view}, ${lang})`, async () => {
      if (view === 'rows') {
        await page.getByRole('radio', { name: 'Rows' }).click();
        await page.getByRole('button', { name: 'Italiano' }).click();
      }
      const name = await nameOf(cards(page).first());
      await action(cards(page).first(), approve).click();
      await context.setOffline(true);
      await dialog(page).getByRole('button', { name: approve, exact: true }).click();
      await expect(dialog(page).getByRole('alert')).toContainText(failure);
      await dialog(page).getByRole('button', { name: cancel, exact: true }).click();
      // An Italian sentence would begin with a small letter after a colon.
      const dash = lang === 'it' ? ' – ' : ': ';
      await expect(page.getByText(failure)).toContainText(`${name}${dash}${failure}`);
      await context.setOffline(false);
      await expect(page.getByText(failure)).toHaveCount(0);
    });
  }
});
