import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { stopClock } from '../support/clock.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { holdRequests, loseResponse } from '../support/requests.ts';
import { cards } from '../support/reviewPage.ts';
import { expectSound, settled } from '../support/visit.ts';

const FORM = '/admin/venues/add?lang=en';
const PICTURES = 'apps/api/test/pictures/samples';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search address' });
const options = (page: Page) => page.getByRole('option');
const create = (page: Page) => page.getByRole('button', { name: 'Create venue' }).click();
const details = (page: Page) => page.getByRole('button', { name: 'Address details' });
const chooseFile = (
  page: Page,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) => page.locator('input[type=file]').setInputFiles(file);

/** The message once the response to a creation was lost. */
const PERHAPS_CREATED = /^Failed to create venue.*so it may have been done/;

const ADDRESS = {
  'Street address': 'Via Roma',
  'House number': '12',
  City: 'Verona',
  'Postal code': '37121',
  'State/Province': 'Veneto',
  'State code': 'VR',
  Country: 'Italia',
  'Country code': 'IT',
};

/** Fills in every required field by hand. */
async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'Venue name').fill(name);
  await details(page).click();
  for (const [label, value] of Object.entries(ADDRESS)) await field(page, label).fill(value);
  await page.getByRole('checkbox', { name: 'Padel' }).check();
}

/** The texts that the page searches for from now on. */
function searchesOf(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/geocode/search') texts.push(searchParams.get('q') ?? '');
  });
  return texts;
}

const CREATE = '**/api/venues/create';
const isCreation = (request: Request) => request.url().endsWith('/api/venues/create');

/** Resolves to the venue in the next creation request. */
const createdVenue = async (page: Page) => {
  const body = (await page.waitForRequest(isCreation)).postData() ?? '';
  return JSON.parse(/name="venueData"\r\n\r\n(.*)\r\n/.exec(body)?.[1] ?? 'null');
};

test.use({ account: ADMIN });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto(FORM);
});

/** Expects the list, to which the form leads two seconds after a venue was created. */
async function expectList(page: Page, created: string): Promise<void> {
  await expect(page.getByText(`Venue ${created} created successfully`)).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL(/\/admin\/venues\?/);
}

test('[ADD-8] [ADD-5] [API-5] a venue with a picture: success, empty form, the list after two seconds', async ({
  page,
}) => {
  await fillIn(page, 'Padel Club Navigli');
  await chooseFile(page, `${PICTURES}/pillow-hopper.jpg`);
  await expect(page.getByText('pillow-hopper.jpg')).toBeVisible();
  const response = page.waitForResponse((response) => isCreation(response.request()));
  await stopClock(page);
  await create(page);
  const { venueId } = await (await response).json();
  const banner = page.getByRole('status').filter({ hasText: 'created successfully' });
  await expect(banner).toContainText('Venue Padel Club Navigli created successfully');
  await expect(banner).toContainText(venueId);
  await expect(field(page, 'Venue name')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Padel' })).not.toBeChecked();
  await expect(page.getByText('pillow-hopper.jpg')).toHaveCount(0);

  await page.clock.runFor(1999);
  await settled(page);
  await expect(page).toHaveURL(FORM);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/admin\/venues\?/);
  await page.clock.resume();
  const card = cards(page).filter({ hasText: 'Padel Club Navigli' });
  await expect(card).toContainText('Via Roma 12, 37121 Verona, Italia');
  const width = () => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await page.goto('/admin/dashboard?lang=en');
  await expect(page.getByText('Padel Club Navigli added by hand')).toBeVisible();
});

test('the address search', async ({ page }) => {
  await test.step('[ADD-2] [API-8] searches from 3 characters on, 750 ms after the last one', async () => {
    const searches = searchesOf(page);
    await expect(search(page)).toBeVisible();
    await expect(field(page, 'City')).toBeHidden();
    await stopClock(page);
    await search(page).fill('Vi');
    await page.clock.runFor(5000);
    await search(page).fill('Via');
    await page.clock.runFor(749);
    await search(page).fill('Via minzoni');
    await page.clock.runFor(749);
    await settled(page);
    expect(searches).toEqual([]);
    await page.clock.runFor(1);
    await expect(options(page)).toHaveCount(1);
    // Nothing was searched for at two or three characters.
    expect(searches).toEqual(['Via minzoni']);
    await page.clock.resume();
  });

  await test.step('[ADD-2] at most 5 results; the keyboard chooses and closes; no result is reported', async () => {
    await expect(page.getByText('© OpenStreetMap contributors')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await search(page).fill('calle madrid');
    await expect(options(page)).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('heading', { name: 'Add venue' }).click();
    await expect(options(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();

    await search(page).fill('xyzzy nowhere');
    await expect(page.getByText(/^No address found/).first()).toBeVisible();
  });

  await test.step('[ADD-1] [ADD-3] [ADD-4] a chosen address fills and marks the fields and opens the panel; Clear empties them', async () => {
    await expect(field(page, 'City')).toBeHidden();
    await search(page).fill('minzoni 4 milano');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page, 'City')).toHaveValue('Milano');
    await expect(field(page, 'City')).toHaveAccessibleDescription('autofilled');
    await expect(field(page, 'Country code')).toHaveValue('IT');
    await expect(field(page, 'Latitude')).toHaveValue('45.5048719469');
    await field(page, 'City').fill('Milano Nord');
    await expect(field(page, 'City')).not.toHaveAccessibleDescription('autofilled');
    await details(page).click();
    await expect(field(page, 'City')).toBeHidden();
    await details(page).click();
    await page.getByRole('button', { name: 'Clear the address' }).click();
    await expect(search(page)).toBeFocused();
    for (const label of [...Object.keys(ADDRESS), 'Latitude', 'Longitude', 'Formatted address']) {
      await expect(field(page, label)).toHaveValue('');
    }
    const dialCode = page.getByRole('combobox', { name: 'Dial code' });
    await expect(dialCode).toHaveText('+39');
    await search(page).fill('calle madrid');
    await options(page).first().click();
    await expect(dialCode).toHaveText('+34');
  });

  await test.step('[ADD-2] a late response to an older search is not shown', async () => {
    const held = await holdRequests(page, /\/api\/geocode\/search.*q=minzoni/);
    await search(page).fill('minzoni');
    await expect.poll(() => held.count).toBe(1);
    await search(page).fill('calle alto');
    await expect(options(page).first()).toContainText('Madrid');
    const late = page.waitForResponse(/q=minzoni/);
    held.release();
    await (await late).finished();
    await settled(page);
    await expect(options(page).first()).toContainText('Madrid');
    await expect(options(page).filter({ hasText: 'Minzoni' })).toHaveCount(0);
  });

  await test.step('[ADD-9] a failed search shows no results and is only logged; a blank one sends no request', async () => {
    const searches = searchesOf(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await search(page).fill('     ');
    await expect(options(page)).toHaveCount(0);
    await stopClock(page);
    await page.clock.runFor(5000);
    await settled(page);
    expect(searches).toEqual([]);
    await page.clock.resume();
    await page.route('**/api/geocode/search*', (route) => route.abort());
    await search(page).fill('via roma');
    await expect(page.getByText(/^No address found/).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(logged.join()).toContain('The address search failed');
  });
});

test('what the form refuses, and what it sends', async ({ page }) => {
  await test.step('[ADD-6] one message at a time, in the order of the rules, and its field has the focus', async () => {
    const rules: [label: string, message: string][] = [
      ['Venue name', 'Venue name is required'],
      ['Country', 'Country is required'],
      ['Country code', 'Country code is required'],
      ['City', 'City is required'],
      ['Street address', 'Street address is required'],
      ['House number', 'House number is required'],
      ['Postal code', 'Postal code is required'],
      ['State/Province', 'State/Province is required'],
      ['State code', 'State code is required'],
    ];
    const messages = page.getByText(/is required$|^At least one sport/);
    const calls: Request[] = [];
    page.on('request', (request) => isCreation(request) && calls.push(request));
    for (const [label, message] of rules) {
      await create(page);
      await expect(messages).toHaveText([message]);
      await expect(field(page, label)).toBeFocused();
      await field(page, label).fill(label === 'Country code' ? 'it' : 'Prova');
      await expect(messages).toHaveCount(0);
    }
    await create(page);
    await expect(messages).toHaveText(['At least one sport must be selected']);
    await expect(page.getByRole('checkbox', { name: 'Football' })).toBeFocused();
    expect(calls).toEqual([]);
  });

  await test.step('[ADD-5] a picture is refused at once by type, size and first bytes, by the server by the rest', async () => {
    const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
    await chooseFile(page, file('notes.txt', 'text/plain', Buffer.from('no picture')));
    await expect(page.getByText(/^This file is not a picture of these kinds/)).toBeVisible();
    await chooseFile(page, file('big.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1)));
    await expect(
      page.getByText('This picture is larger than 5 MB. Choose a smaller one.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);

    await field(page, 'Venue name').fill('Campo Illustrato');
    await page.getByRole('checkbox', { name: 'Padel' }).check();
    const fake = Buffer.from('\x89PNG and no more', 'latin1');
    await chooseFile(page, file('fake.png', 'image/png', fake));
    await create(page);
    await expect(page.getByRole('alert')).toHaveText([
      /^This file is not a picture of these kinds/,
      'The venue was not created: its picture cannot be used.',
    ]);
    await expect(field(page, 'Venue name')).toHaveValue('Campo Illustrato');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(/^This file is not a picture/)).toHaveCount(0);
  });

  await test.step('[ADD-7] a phone is sent with its dial code and digits only; an invalid coordinate as 0', async () => {
    await page.getByLabel('Phone number').fill('(045) 800-1234 int.');
    await field(page, 'Latitude').fill('north');
    await field(page, 'Longitude').fill('10,5');
    const created = createdVenue(page);
    await create(page);
    expect(await created).toMatchObject({
      sportsVenue: { name: 'Campo Illustrato', phoneNumber: '+390458001234', isVerified: false },
      address: { countryCode: 'IT', latitude: 0, longitude: 10.5 },
    });
    await expectList(page, 'Campo Illustrato');
  });
});

test('[ADD-8] [ADD-7] a second click while creating does nothing; a phone without digits is not sent', async ({
  page,
}) => {
  const held = await holdRequests(page, CREATE);
  await fillIn(page, 'Campo Doppio');
  await page.getByLabel('Phone number').fill('n/a');
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
    /Without digits it is not saved\./,
  );
  const created = createdVenue(page);
  await page.getByRole('button', { name: 'Create venue' }).dblclick({ noWaitAfter: true });
  expect((await created).sportsVenue).not.toHaveProperty('phoneNumber');
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible();
  await expect(field(page, 'City')).toHaveAttribute('readonly');
  await expect(page.getByRole('combobox', { name: 'Dial code' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Padel' })).toBeDisabled();
  await field(page, 'Venue name').press('Enter');
  held.release();
  await expectList(page, 'Campo Doppio');
  expect(held.count).toBe(1);
  await expect(cards(page).filter({ hasText: 'Campo Doppio' })).toHaveCount(1);
});

test('[ADD-8] a lost response shows the message and keeps the typed text; a second try after a reload creates no second venue', async ({
  page,
}) => {
  await fillIn(page, 'Campo Tenace');
  await chooseFile(page, `${PICTURES}/pillow-hopper.jpg`);
  await loseResponse(page, CREATE, 2);
  const first = page.waitForRequest(isCreation);
  await create(page);
  await expect(page.getByRole('alert')).toHaveText(PERHAPS_CREATED);
  await expect(field(page, 'Venue name')).toHaveValue('Campo Tenace');
  await expect(field(page, 'State code')).toHaveValue('VR');
  await expect(page.getByRole('checkbox', { name: 'Padel' })).toBeChecked();
  await expect(page.getByText('pillow-hopper.jpg')).toBeVisible();

  await page.reload();
  await chooseFile(page, `${PICTURES}/pillow-hopper.jpg`);
  const again = page.waitForRequest(isCreation);
  await create(page);
  expect((await again).headers()['idempotency-key']).toBe(
    (await first).headers()['idempotency-key'],
  );
  await expectList(page, 'Campo Tenace');
  await expect(cards(page).filter({ hasText: 'Campo Tenace' })).toHaveCount(1);
});

test('a picture shows the progress of its upload', async ({ page }) => {
  await fillIn(page, 'Campo Caricato');
  const picture = await readFile(`${PICTURES}/pillow-hopper.jpg`);
  // A megabyte of comments, which follow the two bytes that begin every JPEG.
  const comment = Buffer.alloc(0xffff + 2);
  comment.writeUInt32BE(0xfffeffff);
  const comments = new Array<Buffer>(16).fill(comment);
  const buffer = Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)]);
  await chooseFile(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 512 * 1024,
  });
  await create(page);
  await expect(page.getByText(/^Uploading: [1-9]\d?%$/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Uploading/ })).toBeVisible();
  await expect(page.getByText('Venue Campo Caricato created successfully')).toBeVisible();
});

test('a venue that may be there already says so at once, and the list compares the two', async ({
  page,
}) => {
  const name = 'Campo Doppione';
  await fillIn(page, name);
  await create(page);
  await expectList(page, name);
  await page.goto(FORM);
  await fillIn(page, name);
  await stopClock(page);
  await create(page);
  const banner = page.getByRole('status').filter({ hasText: 'created successfully' });
  await expect(banner).toContainText('It may be there already');
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(/[?&]q=Campo\+Doppione/);
  await page.clock.resume();
  const card = cards(page).filter({ hasText: name }).first();
  await card.getByRole('button', { name: /^Possible duplicate/ }).click();
  await expect(page.getByRole('dialog')).toContainText(name);
});

test('a draft survives a reload and a log-out; leaving asks for confirmation and then deletes it', async ({
  page,
}) => {
  await field(page, 'Venue name').fill('Campo Lento');
  await page.reload();
  await expect(field(page, 'Venue name')).toHaveValue('Campo Lento');
  await expect(page.getByText(/^Here is what you typed last time/)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await signIn(page);
  await page.goto(FORM);
  await expect(field(page, 'Venue name')).toHaveValue('Campo Lento');

  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { name: 'Aggiungi struttura' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'English' }).click();

  const modal = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal).toContainText('Campo Lento');
  await modal.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Venue name')).toHaveValue('Campo Lento');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const answer of ['Stay', 'Leave']) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await modal.getByRole('button', { name: answer }).click();
    await expect(modal).toHaveCount(0);
  }
  await expect(page).not.toHaveURL(/venues\/add/);
  await page.goto(FORM);
  await expect(field(page, 'Venue name')).toHaveValue('');
});

test('accessible in both themes, on a phone and a desktop: results, problems, a restored draft', async ({
  page,
}) => {
  test.slow();
  await search(page).fill('minzoni');
  await expect(options(page)).toHaveCount(1);
  // The stories check both states with axe on a desktop.
  await expectSound(page, { measured: [1440] });
  await options(page).first().click();
  await expect(options(page)).toHaveCount(0);
  await page.goto('/admin/venues/add?lang=it');
  await expect(page.getByText(/^Ecco quello che avevi scritto/)).toBeVisible();
  await chooseFile(page, `${PICTURES}/pillow-hopper.jpg`);
  await page.getByRole('button', { name: 'Crea struttura' }).click();
  await expect(page.getByText('Il nome della struttura è obbligatorio')).toBeVisible();
  await expectSound(page, { measured: [1440] });
});

test('[ADD-8] whoever enters the next venue is not led to the list, and is asked before leaving', async ({
  page,
}) => {
  await fillIn(page, 'Padel Club Adige');
  await create(page);
  await expect(page.getByText('Venue Padel Club Adige created successfully')).toBeVisible();
  await field(page, 'Venue name').fill('Padel Club Mincio');
  await page.clock.fastForward(10_000);
  await settled(page);
  await expect(page).toHaveURL(FORM);
  await expect(field(page, 'Venue name')).toHaveValue('Padel Club Mincio');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(confirmation).toBeVisible();
  await page.keyboard.press('Escape');

  await fillIn(page, 'Padel Club Mincio');
  await create(page);
  await expect(page.getByText('Venue Padel Club Mincio created successfully')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tennis' }).click();
  await page.clock.fastForward(10_000);
  await settled(page);
  await expect(page).toHaveURL(FORM);
  await expect(confirmation).toHaveCount(0);
});
