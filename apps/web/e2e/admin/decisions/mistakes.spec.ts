import { ENDPOINTS, listPath } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { type HeldRequests, holdRequests, loseResponse } from '../../support/requests.ts';
import {
  action,
  cards,
  dialog,
  focusedVenue,
  MILANO,
  nameOf,
  namesOf,
  openFocus,
  READING,
} from '../../support/reviewPage.ts';

test.use({ account: ADMIN });

const APPROVE = `**${ENDPOINTS.approve.path}`;

const LIST = `**${listPath('pending')}?*`;

/** Lets the list through that an undo has requested, and waits until it is shown. */
async function releaseList(page: Page, lists: HeldRequests): Promise<void> {
  // Not by its role, because an open dialog hides the list from assistive technology.
  const region = page.locator('section[aria-label="Venues"]');
  await expect(region).toHaveAttribute('aria-busy', 'true');
  lists.release();
  await expect(region).toHaveAttribute('aria-busy', 'false');
}

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** The notice of an action, and not the notice of its undo, which contains the same text. */
const done = (page: Page, text: string) => notice(page, text).filter({ hasNotText: 'Undone' });

/** Approves the focused venue by key; resolves to its name. */
async function approveFocused(page: Page): Promise<string> {
  const name = (await focusedVenue(page).textContent()) ?? '';
  const approved = done(page, `${name} approved`);
  const tooSoon = notice(page, `${name}: too soon`);
  await page.keyboard.press('a');
  await expect(approved.or(tooSoon)).toBeVisible();
  // Possible duplicates often have one name, by which a test cannot tell that another venue is shown.
  if (await tooSoon.isVisible()) {
    await page.waitForTimeout(READING);
    await page.keyboard.press('a');
  }
  await expect(approved).toBeVisible();
  return name;
}

/** Undoes the last action by key. */
async function undo(page: Page, action: string): Promise<void> {
  await page.keyboard.press('u');
  await expect(notice(page, `Undone: ${action}`)).toBeVisible();
}

/** Switches the confirmations off, as "Do not ask again" does, or on. */
const setAsked = (page: Page, asked: boolean) =>
  page.evaluate((asks) => {
    for (const move of ['approve', 'discard']) {
      const key = `campetto.doNotAsk.${move}`;
      if (asks) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, 'true');
    }
  }, asked);

/** Venues without possible duplicates: with confirmations switched off, none of them asks for one. */
const CLEAN = `${MILANO}&clean=true`;

test('mistakes in the focus view', async ({ page }) => {
  await test.step('decisions that fail in the focus view are named, and lead back to the first of them', async () => {
    const names = [await openFocus(page)];
    const approvals = await holdRequests(page, APPROVE, 503);
    for (let pressed = 0; pressed < 3; pressed += 1) {
      await page.keyboard.press('a');
      await expect(focusedVenue(page)).not.toHaveText(names.at(-1) ?? '');
      await page.waitForTimeout(READING);
      names.push((await focusedVenue(page).textContent()) ?? '');
    }
    approvals.release();
    const failed = names.slice(0, 3);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('3 decisions failed.');
    await expect(alert).toContainText(': Failed to approve venue');
    // They are named in the order of the responses, which arrive together.
    for (const name of failed) await expect(alert).toContainText(name);
    await expect(focusedVenue(page)).toHaveText(failed[0] ?? '');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a decision that fails while a reason is being chosen does not interrupt that', async () => {
    const first = await openFocus(page);
    const approvals = await holdRequests(page, APPROVE, 503);
    await page.keyboard.press('a');
    await expect(focusedVenue(page)).not.toHaveText(first);
    const second = (await focusedVenue(page).textContent()) ?? '';
    await page.waitForTimeout(READING);
    await page.keyboard.press('d');
    const reasons = page.getByRole('group', { name: 'Why is it discarded?' });
    await expect(reasons).toBeVisible();
    approvals.release();
    await expect(page.getByRole('alert')).toContainText(`${first}: Failed to approve venue`);
    await expect(reasons).toBeVisible();
    await expect(focusedVenue(page)).toHaveText(second);
    await page.keyboard.press('Escape');
    await page.keyboard.press('k');
    await expect(focusedVenue(page)).toHaveText(first);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a list that is loaded again after an undo replaces neither the shown venue nor the typed note', async () => {
    await openFocus(page);
    const first = await approveFocused(page);
    const second = (await focusedVenue(page).textContent()) ?? '';
    const lists = await holdRequests(page, LIST);
    await undo(page, `${first} approved`);
    await expect.poll(() => lists.count).toBeGreaterThan(0);
    await page.waitForTimeout(READING);
    await page.keyboard.press('d');
    await page.keyboard.press('6');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.type('Private');
    await releaseList(page, lists);
    await page.keyboard.type(' club');
    await expect(dialog(page).getByRole('textbox')).toHaveValue('Private club');
    const [discard] = await Promise.all([
      page.waitForRequest(`**${ENDPOINTS.discard.path}`),
      page.keyboard.press('Enter'),
    ]);
    expect(discard.postDataJSON()).toMatchObject({ reason: 'other', note: 'Private club' });
    await expect(done(page, `${second} discarded`)).toBeVisible();
    await expect(focusedVenue(page)).not.toHaveText(first);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('an undo that takes long does not lead away from a venue that was reached meanwhile', async () => {
    await openFocus(page);
    const first = await approveFocused(page);
    const second = (await focusedVenue(page).textContent()) ?? '';
    const undos = await holdRequests(page, `**${ENDPOINTS.undo.path}`);
    await page.keyboard.press('u');
    await expect.poll(() => undos.count).toBe(1);
    await page.waitForTimeout(READING);
    await page.keyboard.press('s');
    await expect(focusedVenue(page)).not.toHaveText(second);
    const third = (await focusedVenue(page).textContent()) ?? '';
    const lists = await holdRequests(page, LIST);
    undos.release();
    await expect(notice(page, `Undone: ${first} approved`)).toBeVisible();
    await releaseList(page, lists);
    await page.waitForTimeout(READING);
    await expect(focusedVenue(page)).toHaveText(third);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a key of the focus view decides on its venue, whatever is selected', async () => {
    await page.waitForTimeout(READING);
    const selected = (await focusedVenue(page).textContent()) ?? '';
    await page.keyboard.press('x');
    await expect(page.getByText('1 venue selected')).toBeVisible();
    await page.keyboard.press('j');
    await expect(focusedVenue(page)).not.toHaveText(selected);
    await page.waitForTimeout(READING);
    const shown = await approveFocused(page);
    await undo(page, `${shown} approved`);
    await expect(focusedVenue(page)).toHaveText(shown);
    await page.waitForTimeout(READING);
    await page.keyboard.press('Escape');
  });

  await test.step('an undo whose response was lost is requested again', async () => {
    await page.waitForTimeout(READING);
    const shown = await approveFocused(page);
    await loseResponse(page, `**${ENDPOINTS.undo.path}`, 1);
    await undo(page, `${shown} approved`);
    await expect(focusedVenue(page)).toHaveText(shown);
  });

  await test.step('u undoes what was done before a reload, and nothing after the log-out', async () => {
    await page.waitForTimeout(READING);
    const name = await approveFocused(page);
    await page.reload();
    await focusedVenue(page).waitFor();
    await page.waitForTimeout(READING);
    await undo(page, `${name} approved`);
    await expect(focusedVenue(page)).toHaveText(name);
    await page.waitForTimeout(READING);
    await page.keyboard.press('a');
    const stored = () => page.evaluate(() => sessionStorage.getItem('campetto.undoableActions'));
    await expect.poll(stored).not.toBeNull();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await stored()).toBeNull();
  });
});

test('an undo in rows leads back to its venue, and not away from what has been done since', async ({
  page,
}) => {
  await page.goto(`${CLEAN}&view=rows`);
  await setAsked(page, false);
  await cards(page).first().focus();
  const [first, second] = await namesOf(page);
  const row = (name: string | undefined) =>
    cards(page)
      .filter({ hasText: name ?? '' })
      .first();
  async function approveAndUndo() {
    await page.waitForTimeout(READING);
    await page.keyboard.press('a');
    await expect(done(page, `${first} approved`)).toBeVisible();
    await expect(row(second)).toBeFocused();
    const lists = await holdRequests(page, LIST);
    await undo(page, `${first} approved`);
    await expect.poll(() => lists.count).toBeGreaterThan(0);
    return lists;
  }
  await test.step('an edit', async () => {
    const lists = await approveAndUndo();
    await page.keyboard.press('e');
    const name = dialog(page).getByLabel('Name', { exact: true });
    await name.fill('Campo B');
    await releaseList(page, lists);
    await page.keyboard.type(', via Roma');
    await expect(name).toHaveValue('Campo B, via Roma');
    await page.unrouteAll({ behavior: 'wait' });
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('a dialog that is closed again', async () => {
    await row(first).focus();
    const lists = await approveAndUndo();
    await page.keyboard.press('e');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await releaseList(page, lists);
    await page.waitForTimeout(READING);
    await expect(row(second)).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('no other action', async () => {
    await row(first).focus();
    const lists = await approveAndUndo();
    await releaseList(page, lists);
    await expect(row(first)).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('mistakes with selected venues', async ({ page }) => {
  await page.goto(`${MILANO}&view=rows`);
  await cards(page).first().waitFor();
  const names = await namesOf(page);

  await test.step('a decision on few selected venues names them', async () => {
    for (const at of [0, 1]) await cards(page).nth(at).press('x');
    await page.keyboard.press('a');
    await expect(dialog(page).getByText(`${names[0]}, ${names[1]}`)).toBeVisible();
  });

  await test.step('u undoes from the toolbar too, and a batch run whose dialog was left by Back', async () => {
    await dialog(page).getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeVisible();
    // The list behind the dialog follows, and the venues do not count as decided elsewhere.
    await expect(page.locator('article').first()).not.toContainText(names[0] ?? '');
    await expect(page.getByText('has left this list')).toHaveCount(0);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('radio', { name: /^Pending/ }).focus();
    await undo(page, '2 venues approved');
  });

  await test.step('a search says that it has ended the selection', async () => {
    await cards(page).first().getByRole('checkbox').check();
    await page.getByRole('searchbox').fill('centro');
    await expect(
      notice(page, '1 venue is no longer selected: the list has changed.'),
    ).toBeVisible();
  });
});

test('mistakes on cards', async ({ page }) => {
  await page.goto(CLEAN);
  await setAsked(page, false);

  await test.step('a double click decides one venue', async () => {
    await cards(page).first().waitFor();
    const [first, second] = await namesOf(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(ENDPOINTS.approve.path)) sent.push(request.url());
    });
    // Simulates a slow second click, on the venue that takes the place of the first, as soon as it is drawn.
    await page.evaluate((decided) => {
      const observer = new MutationObserver(() => {
        const card = document.querySelector('article');
        if (!card || card.textContent.includes(decided)) return;
        observer.disconnect();
        const button = [...card.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Approve',
        );
        requestAnimationFrame(() => requestAnimationFrame(() => button?.click()));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    }, first ?? '');
    await action(cards(page).first(), 'Approve').dblclick({ delay: 20 });
    // The notice of the approval was shown before the second click, and remains.
    await expect(done(page, `${first} approved. `)).toContainText('came too soon and did nothing.');
    expect(await nameOf(cards(page).first())).toBe(second);
    expect(sent).toHaveLength(1);
    await undo(page, `${first} approved`);
    await expect(cards(page).first()).toContainText(first ?? '');
  });

  await test.step('a list that is loaded again before the response to a decision shows no message about a colleague', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const { promise: stored, resolve: onStored } = Promise.withResolvers<void>();
    await page.route(APPROVE, async (route) => {
      const response = await route.fetch();
      onStored();
      await promise;
      await route.fulfill({ response });
    });
    await cards(page).first().waitFor();
    const [first = '', second = ''] = await namesOf(page);
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (document.body.textContent?.includes('has left this list'))
          document.body.setAttribute('data-blamed', '');
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await page.waitForTimeout(READING);
    await action(cards(page).first(), 'Approve').click();
    await stored;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(cards(page).first()).toContainText(second);
    release();
    await expect(done(page, `${first} approved`)).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-blamed');
    await page.unroute(APPROVE);
  });

  await test.step('a key that is pressed again before the list has changed shows no message about a colleague', async () => {
    await page.waitForTimeout(2 * READING);
    for (let time = 0; time < 3; time += 1) {
      const first = cards(page).first();
      const name = await nameOf(first);
      await first.focus();
      await page.keyboard.press('a');
      await page.waitForTimeout(40 + 40 * time);
      await page.keyboard.press('a');
      // The response may come before or after the second press, which approves the next venue on a slow machine.
      await expect(done(page, 'approved')).toBeVisible();
      await expect(cards(page).filter({ hasText: name })).toHaveCount(0);
      await page.waitForTimeout(2 * READING);
      await expect(page.getByText(/by a colleague/)).toHaveCount(0);
    }
  });

  await test.step('a decision whose response was lost is requested again, and is what u undoes', async () => {
    await setAsked(page, true);
    const name = await nameOf(cards(page).first());
    await loseResponse(page, APPROVE, 1);
    await action(cards(page).first(), 'Approve').click();
    await dialog(page).getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(done(page, `${name} approved`)).toBeVisible();
    await undo(page, `${name} approved`);
    await expect(cards(page).first()).toContainText(name);
  });

  await test.step('a discard with another reason after a lost response shows no message about a colleague, and u undoes it', async () => {
    const name = await nameOf(cards(page).first());
    await loseResponse(page, `**${ENDPOINTS.discard.path}`, 2);
    await action(cards(page).first(), 'Discard').click();
    const confirm = dialog(page).getByRole('button', { name: 'Discard' });
    await confirm.click();
    await expect(dialog(page).getByText(/Failed to discard venue/)).toBeVisible();
    await dialog(page).getByRole('radio').first().check();
    await confirm.click();
    const discarded = `${name} discarded at your first attempt, with the reason chosen then`;
    await expect(notice(page, discarded)).toBeVisible();
    await undo(page, discarded);
  });

  await test.step('an edit by which a venue leaves the list is reported as saved, and is what u undoes', async () => {
    await page.goto(CLEAN);
    await cards(page).first().waitFor();
    const [name = '', next = ''] = await namesOf(page);
    await action(cards(page).first(), 'Edit').click();
    await dialog(page).getByLabel('Name').fill('Z1');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, `Z1 saved. It has left this list: now it is ${next}.`)).toBeVisible();
    await undo(page, 'Z1 saved');
    await expect(cards(page).first()).toContainText(name);
  });
});
