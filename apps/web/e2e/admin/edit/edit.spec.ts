import type { Page } from '@playwright/test';
import { ADMIN, PLAYER } from '../../support/accounts.ts';
import { expect, submitSignIn, test } from '../../support/fixtures.ts';
import { loseResponse } from '../../support/requests.ts';
import { cards, editForm, MILANO, openEdit, saveEdit } from '../../support/reviewPage.ts';

test.use({ account: ADMIN });

const UPDATE = '**/api/venues/update';
/** Where a token is refreshed. */
const PROVIDER = '**/securetoken.googleapis.com/**';

/** Opens the edit form of the first pending venue. */
async function openFirst(page: Page): Promise<void> {
  await page.goto(MILANO);
  await openEdit(page, cards(page).first());
}

const field = (page: Page, label: string) => editForm(page).getByLabel(label);

const leaveConfirmation = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** Responds to the next requests of an address with an expired session. */
const expire = (page: Page, url: string, times?: number) =>
  page.route(
    url,
    (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Unauthorized', status: 401, requestId: 'test' },
      }),
    times === undefined ? {} : { times },
  );

test('a conflict keeps the changes of both; a field that both changed needs a choice', async ({
  page,
  context,
}) => {
  const colleague = await context.newPage();
  for (const window of [page, colleague]) await openFirst(window);
  const phone = '+39 02 5550101';
  const padel = editForm(colleague).getByRole('checkbox', { name: 'Padel' });
  const checked = !(await padel.isChecked());
  await field(colleague, 'Name').fill('Theirs');
  await field(colleague, 'Phone number').fill(phone);
  await field(colleague, 'Street').fill('Via Loro');
  await padel.setChecked(checked);
  await saveEdit(colleague);
  await expect(editForm(colleague)).toHaveCount(0);

  await field(page, 'Name').fill('Mine');
  await field(page, 'Street').fill('Via Mia');
  await saveEdit(page);
  await expect(editForm(page).getByText(/This venue has been changed elsewhere/)).toBeVisible();
  const question = editForm(page).getByRole('group', { name: 'Name' });
  await expect(question.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
  await question.getByRole('radio', { name: 'Other version: Theirs' }).check();
  await expect(editForm(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Theirs');
  await question.getByRole('radio', { name: 'Yours: Mine' }).check();
  await expect(editForm(page).getByRole('radio', { name: /^Yours: Via Mia/ })).toBeChecked();
  await expect(editForm(page).getByRole('radio')).toHaveCount(4);
  await expect(editForm(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue(phone);
  await saveEdit(page);
  await expect(editForm(page)).toHaveCount(0);

  await page.reload();
  const card = cards(page).first();
  await expect(card).toContainText('Mine');
  await openEdit(page, card);
  await expect(field(page, 'Phone number')).toHaveValue(phone);
  await expect(field(page, 'Formatted address')).toHaveValue(/^Via Mia/);
  await expect(editForm(page).getByRole('checkbox', { name: 'Padel' })).toBeChecked({ checked });
});

test('typed edits are not closed by Escape, a click outside, Cancel or Back, and are restored after a reload', async ({
  page,
}) => {
  page.on('dialog', (question) => void question.accept());
  await page.goto('/admin/dashboard?lang=en');
  await page.getByRole('link', { name: 'Review venues' }).first().click();
  await openEdit(page, cards(page).first());
  await field(page, 'Name').fill('Typed');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => editForm(page).getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await close();
    await leaveConfirmation(page).getByRole('button', { name: 'Stay' }).click();
    await expect(field(page, 'Name')).toHaveValue('Typed');
  }
  await page.goBack();
  await leaveConfirmation(page).getByRole('button', { name: 'Leave' }).click();
  await expect(editForm(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pending venues');
  // The discarded draft is not offered again.
  await openEdit(page, cards(page).first());
  await expect(field(page, 'Name')).not.toHaveValue('Typed');

  await test.step('typed edits are restored after a reload, and can be discarded', async () => {
    const stored = await field(page, 'Name').inputValue();
    await field(page, 'Name').fill('Typed');
    await page.reload();
    await openEdit(page, cards(page).first());
    await expect(field(page, 'Name')).toHaveValue('Typed');
    await expect(editForm(page).getByText(/what you typed last time/)).toBeVisible();
    await editForm(page).getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
    await expect(field(page, 'Name')).toHaveValue(stored);
    await page.keyboard.press('Escape');
    await expect(editForm(page)).toHaveCount(0);
  });
});

test('what the form and the server refuse, and sessions that end while it is open', async ({
  page,
}) => {
  await openFirst(page);
  const signIn = page.getByRole('dialog', { name: 'Sign in again' });

  await test.step('[EDIT-1] the message about an invisible character names it', async () => {
    await field(page, 'City').fill('Mil\u0007ano');
    await saveEdit(page);
    const message = /invisible character \(U\+0007\)/;
    await expect(field(page, 'City')).toHaveAccessibleDescription(message);
    await field(page, 'City').fill('Milano');
  });

  await test.step('[EDIT-1] pasted coordinates fill both fields; others are refused', async () => {
    await field(page, 'Latitude').fill('45.1, 10.9');
    await expect(field(page, 'Latitude')).toHaveValue('45.1');
    await expect(field(page, 'Longitude')).toHaveValue('10.9');
    await field(page, 'Latitude').fill('12abc');
    await field(page, 'Longitude').fill('181');
    await saveEdit(page);
    await expect(field(page, 'Latitude')).toBeFocused();
    await expect(field(page, 'Latitude')).toHaveAccessibleDescription(/between -90 and 90/);
    await expect(field(page, 'Longitude')).toHaveAccessibleDescription(/between -180 and 180/);
    await field(page, 'Latitude').fill('45.1, 10.9');
  });

  await test.step('[EDIT-2] the fields that the server refuses show messages; the first has the focus', async () => {
    await field(page, 'Website').fill('https://exa mple.org');
    await saveEdit(page);
    await expect(field(page, 'Website')).toBeFocused();
    await expect(field(page, 'Website')).toHaveAccessibleDescription(/Enter a full web address/);

    await field(page, 'Website').fill('https://example.org');
    await page.route(UPDATE, (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'Unprocessable Entity',
          status: 422,
          requestId: 'test',
          errors: [
            { path: 'sportsVenue.phoneNumber', message: 'is no phone number' },
            { path: 'address.city', message: 'is no city' },
          ],
        },
      }),
    );
    await saveEdit(page);
    await expect(field(page, 'Phone number')).toBeFocused();
    for (const label of ['Phone number', 'City']) {
      await expect(field(page, label)).toHaveAccessibleDescription(/The server refuses this value/);
    }
    await page.unroute(UPDATE);
  });

  await test.step('a token refresh without network does not log out', async () => {
    await field(page, 'Name').fill('Typed offline');
    await expire(page, UPDATE);
    await page.route(PROVIDER, (route) => route.abort());
    await saveEdit(page);
    await expect(editForm(page).getByText(/Failed to update venue/)).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Typed offline');
    await expect(field(page, 'Password')).toHaveCount(0);
    await expect(signIn).toHaveCount(0);
    await page.unroute(PROVIDER);
  });

  await test.step('a sign-in dialog that is closed leaves the form as it is', async () => {
    await field(page, 'Name').fill('Typed before the end');
    await saveEdit(page);
    await signIn.getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page, 'Name')).toHaveValue('Typed before the end');
    await expect(editForm(page).getByText(/Your session has expired/)).toBeVisible();
    await page.unroute(UPDATE);
  });

  await test.step('an expired session opens a sign-in dialog over the form, then saves', async () => {
    await expire(page, UPDATE, 2);
    await saveEdit(page);
    await expect(signIn.getByLabel('Email')).toHaveValue(ADMIN.email);
    await submitSignIn(page, PLAYER);
    await expect(signIn.getByText(/To use another account, log out first/)).toBeVisible();
    await submitSignIn(page, { ...ADMIN, password: 'wrong' });
    await expect(signIn.getByText('Invalid password')).toBeVisible();
    await submitSignIn(page, ADMIN);
    await expect(signIn).toHaveCount(0);
    await expect(editForm(page)).toHaveCount(0);
    await expect(cards(page).filter({ hasText: 'Typed before the end' })).toHaveCount(1);
  });

  await test.step('a session that the provider ends opens a sign-in dialog over the form too', async () => {
    await openEdit(page, cards(page).first());
    await field(page, 'Name').fill('Typed before the refusal');
    await expire(page, UPDATE, 1);
    await page.route(
      PROVIDER,
      (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
      { times: 1 },
    );
    await saveEdit(page);
    await expect(signIn).toBeVisible();
    await submitSignIn(page, ADMIN);
    await expect(editForm(page)).toHaveCount(0);
    await expect(cards(page).filter({ hasText: 'Typed before the refusal' })).toHaveCount(1);
  });
});

test('a log-out in another window leads to the sign-in page; a sign-in restores typed edits', async ({
  page,
  context,
}) => {
  await openFirst(page);
  await field(page, 'Name').fill('Typed before the log-out');
  const other = await context.newPage();
  await other.goto('/admin/dashboard?lang=en');
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expect(page.getByText(/What you typed is kept on this device/)).toBeVisible();
  await expect(other.getByText(/What you typed is kept/)).toHaveCount(0);
  await submitSignIn(page, ADMIN);
  await openEdit(page, cards(page).first());
  await expect(field(page, 'Name')).toHaveValue('Typed before the log-out');
});

test('saves whose responses were lost, and a searched address', async ({ page }) => {
  await openFirst(page);

  await test.step('a save whose response was lost can be repeated', async () => {
    await field(page, 'Name').fill('Saved unheard');
    await loseResponse(page, UPDATE, 2);
    await saveEdit(page);
    await expect(editForm(page).getByText(/Failed to update venue/)).toBeVisible();
    await saveEdit(page);
    await expect(editForm(page)).toHaveCount(0);
    await expect(cards(page).filter({ hasText: 'Saved unheard' })).toHaveCount(1);
    // The repeated save can be undone like any other.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page).filter({ hasText: 'Saved unheard' })).toHaveCount(0);
  });

  await test.step('another field that is changed after a lost response is saved too, without a message about a colleague', async () => {
    await openEdit(page, cards(page).first());
    await field(page, 'Name').fill('Saved unheard, then more');
    await loseResponse(page, UPDATE, 2);
    await saveEdit(page);
    await expect(editForm(page).getByText(/Failed to update venue/)).toBeVisible();
    await field(page, 'Name').fill('Saved twice');
    await saveEdit(page);
    await expect(editForm(page)).toHaveCount(0);
    await expect(cards(page).filter({ hasText: 'Saved twice' })).toHaveCount(1);
    // Both saves are undone.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page).filter({ hasText: /Saved (unheard|twice)/ })).toHaveCount(0);
  });

  await test.step('[EDIT-1] a searched address fills the fields, and the previous address can be restored', async () => {
    await openEdit(page, cards(page).first());
    const form = editForm(page);
    const street = form.getByLabel('Street', { exact: true });
    const before = [await street.inputValue(), await field(page, 'Latitude').inputValue()];
    const search = form.getByRole('combobox', { name: 'Search address' });
    const find = async () => {
      await search.fill('minzoni 4 milano');
      await expect(page.getByRole('option')).toHaveCount(1);
    };
    const choose = async () => {
      await find();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(field(page, 'Latitude')).toHaveValue('45.5048719469');
    };

    await find();
    // The first Escape closes the list, the second empties the field.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('');
    await expect(form).toBeVisible();

    await choose();
    await form.getByRole('button', { name: 'Restore previous address' }).click();
    await expect(street).toHaveValue(before[0] ?? '');
    await expect(field(page, 'Latitude')).toHaveValue(before[1] ?? '');
    await expect(search).toBeFocused();

    await choose();
    const sent = page.waitForRequest(UPDATE);
    await saveEdit(page);
    expect((await sent).postDataJSON().address).toMatchObject({
      city: 'Milano',
      countryCode: 'IT',
      latitude: 45.5048719469,
    });
    await expect(form).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/undone/i).first()).toBeVisible();
  });
});

test('two windows on one venue have a draft each', async ({ page, context }) => {
  await openFirst(page);
  const name = await field(page, 'Name').inputValue();
  await field(page, 'Name').fill('Of the first window');
  const second = await context.newPage();
  await openFirst(second);
  await expect(field(second, 'Name')).toHaveValue(name);
  await field(second, 'Name').fill('Of the second window');
  for (const [window, typed] of [
    [second, 'Of the second window'],
    [page, 'Of the first window'],
  ] as const) {
    await window.reload();
    await openEdit(window, cards(window).first());
    await expect(field(window, 'Name')).toHaveValue(typed);
  }
  // Once no other window has the form open, a new window is offered the draft that the device has stored.
  await second.close();
  await page.close();
  const third = await context.newPage();
  await openFirst(third);
  await expect(field(third, 'Name')).toHaveValue('Of the first window');
});

test('two windows that add a venue have a draft each', async ({ page, context }) => {
  const name = (window: Page) => window.getByLabel('Venue name');
  await page.goto('/admin/venues/add?lang=en');
  await name(page).fill('Of the first window');
  const second = await context.newPage();
  await second.goto('/admin/venues/add?lang=en');
  await expect(name(second)).toHaveValue('');
  await name(second).fill('Of the second window');
  await page.reload();
  await expect(name(page)).toHaveValue('Of the first window');
  await second.reload();
  await expect(name(second)).toHaveValue('Of the second window');
});
