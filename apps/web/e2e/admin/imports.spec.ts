import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/requests.ts';
import { chooseFilter, decide } from '../support/reviewPage.ts';

const venue = (id: number, changes: object = {}) => ({
  dataset: 'verona',
  sourceId: String(id),
  name: `Campo Scaligero ${id}`,
  countryCode: 'IT',
  city: 'Verona',
  sports: ['padel'],
  ...changes,
});

const ndjson = (...rows: object[]) => ({
  name: 'verona.ndjson',
  mimeType: 'application/x-ndjson',
  buffer: Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n')),
});

/** Drops a file on an element, as from the desktop. */
async function drop(target: Locator, file: ReturnType<typeof ndjson>) {
  const transfer = await target.page().evaluateHandle(
    ({ name, text }) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name));
      return data;
    },
    { name: file.name, text: file.buffer.toString() },
  );
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}

/** The figures of the report by their names. */
async function figures(page: Page): Promise<Record<string, string>> {
  await page.getByRole('link', { name: /^Review (pending|the new) venues$/ }).waitFor();
  const names = await page.getByRole('term').allInnerTexts();
  const values = await page.getByRole('definition').allInnerTexts();
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

async function importFile(page: Page, file: string | ReturnType<typeof ndjson>) {
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return figures(page);
}

async function exportAs(page: Page, format: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: new RegExp(`^${format}`) }).click();
  return downloading;
}

test.use({ account: ADMIN });

test('a dropped file is previewed and imported, with a report that stays after a reload; a second import changes nothing', async ({
  page,
}) => {
  await page.goto('/admin/dashboard?lang=en');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const file = ndjson(venue(1), venue(2), venue(3, { latitude: 91 }));
  await drop(page.getByText('or drop it here'), file);

  await expect(page.getByRole('heading', { name: 'verona.ndjson' })).toBeVisible();
  const row = page.getByRole('row', { name: /^Name/ });
  await expect(row).toContainText('Campo Scaligero 1');
  await expect(page.getByRole('row', { name: /^Sports/ })).toContainText('Padel');
  await page.getByRole('button', { name: 'Previous record' }).click();
  await expect(page.getByText('Latitude: more than 90')).toBeVisible();

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  expect(await figures(page)).toMatchObject({ New: '2', Unchanged: '0', Refused: '1' });
  const refused = page.getByRole('region', { name: 'Refused: 1' });
  await expect(refused).toContainText('Line 3');
  await page.reload();
  await page.getByRole('button', { name: 'Report of verona.ndjson' }).click();
  await expect(refused).toContainText('Line 3');

  await page.getByRole('button', { name: 'Import another file' }).click();
  expect(await importFile(page, file)).toMatchObject({ New: '0', Unchanged: '2', Refused: '1' });

  await page.getByRole('link', { name: /^Review (pending|the new) venues$/ }).click();
  await expect(page.getByRole('article', { name: /Campo Scaligero/ })).toHaveCount(2);
});

test('what the preview shows', async ({ page }) => {
  await page.goto('/admin/imports?lang=en');

  await test.step('the template for a list of one’s own is imported as it is', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download a template/ }).click();
    const template = await downloading;
    expect(template.suggestedFilename()).toBe('venues-template.csv');
    await page.getByLabel('Choose a file').setInputFiles(await template.path());
    await expect(page.getByText('Not used:')).toHaveCount(0);
    for (const field of [
      'Name',
      'Phone number',
      'Website',
      'Sports',
      'Street',
      'City',
      'Coordinates',
    ]) {
      await expect(page.getByRole('row', { name: new RegExp(`^${field}`) })).toBeVisible();
    }
  });

  await test.step('a file of no known source shows a message, and is read once its source is chosen', async () => {
    await page.getByRole('button', { name: 'Another file' }).click();
    const text = 'PK,NOMBRE\n1,Campo\n';
    const file = { name: 'unknown.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText('No known source has the fields');
    await page.getByRole('combobox', { name: 'Source' }).click();
    await page.getByRole('option', { name: 'Ayuntamiento de Madrid' }).click();
    await expect(page.getByRole('row', { name: /^Name/ })).toContainText('Campo');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('a text that is no list is not offered, of whatever source', async () => {
    await page.getByRole('button', { name: 'Another file' }).click();
    const text =
      'Dear all,\non Saturday, after the match, we met.\nIt rained, so, I think, we left.\n';
    const file = { name: 'letter.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(page.getByText('The file contains no venues.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Source' })).toHaveCount(0);
  });

  await test.step('the preview counts the repeated records, which the import refuses', async () => {
    await page.getByRole('button', { name: 'Another file' }).click();
    const ids = Array.from({ length: 12 }, (_, index) => 100 + index);
    const file = ndjson(...[...ids, 103, 104].map((id) => venue(id, { city: 'Padova' })));
    await page.getByLabel('Choose a file').setInputFiles(file);
    const repeated = '2 records repeat the ids of earlier ones of this file, and are left out.';
    await expect(page.getByText(repeated)).toBeVisible();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    expect(await figures(page)).toMatchObject({ New: '12', Refused: '2' });
  });
});

test('a discarded venue that is imported again stays discarded, and the report counts it', async ({
  page,
}) => {
  await page.goto('/admin/imports?lang=en');
  await importFile(page, ndjson(venue(11, { name: 'Campo Chiuso' })));
  await page.getByRole('link', { name: /^Review (pending|the new) venues$/ }).click();
  const card = page.getByRole('article', { name: /Campo Chiuso/ });
  await decide(page, card, 'Discard');
  await expect(card).toHaveCount(0);

  await page.goto('/admin/imports?lang=en');
  await importFile(page, ndjson(venue(11, { name: 'Campo Riaperto' })));
  await expect(page.getByText(/has been discarded before. It stays discarded/)).toBeVisible();
});

test('importing an export in any format changes nothing, and an export that fails can be tried again', async ({
  page,
  product,
}) => {
  const [pending] = await product.query<{ count: number }>(
    `select count(*)::int as count from venues where status = 'pending' and country = 'spain'`,
  );
  await page.goto('/admin/venues?lang=en&country=spain&limit=5');
  const files: { name: string; mimeType: string; buffer: Buffer }[] = [];
  for (const format of ['CSV', 'GeoJSON', 'NDJSON']) {
    const download = await exportAs(page, format);
    const day = new Date().toISOString().slice(0, 10);
    const name = download.suggestedFilename();
    expect(name).toBe(`campetto-pending-spain-${day}.${format.toLowerCase()}`);
    const buffer = await readFile(await download.path());
    expect(buffer.toString().match(/Instalación Deportiva/g)?.length, format).toBeGreaterThan(100);
    files.push({ name, mimeType: '', buffer });
  }

  await test.step('a failed export shows a message, and can be tried again', async () => {
    await chooseFilter(page, 'City', 'Madrid');
    await page.route('**/api/venues/export?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByText(/^[1-9]\d* venues, as they are filtered now$/)).toBeVisible();
    await page.getByRole('button', { name: /^CSV/ }).click();
    await expect(page.getByRole('alert')).toContainText('The export failed.');
    await page.unroute('**/api/venues/export?*');
    const download = await exportAs(page, 'CSV');
    expect(download.suggestedFilename()).toMatch(/^campetto-pending-spain-madrid-.*\.csv$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await page.getByRole('navigation').getByRole('link', { name: 'Import', exact: true }).click();
  await test.step('a row that was added to an export without an identifier says what to do', async () => {
    const [csv] = files;
    const [header = '', row = ''] = csv?.buffer.toString().split('\r\n') ?? [];
    const added = Buffer.from([header, row.replace(/^"[^"]*"/, '""')].join('\r\n'));
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'more.csv', mimeType: '', buffer: added });
    await expect(page.getByText(/Bring new venues into the columns of the template/)).toBeVisible();
    await page.getByRole('button', { name: 'Another file' }).click();
  });
  for (const [index, file] of files.entries()) {
    await test.step(`importing ${file.name} changes nothing`, async () => {
      if (index > 0) await page.getByRole('button', { name: 'Import another file' }).click();
      await page.getByLabel('Choose a file').setInputFiles(file);
      await expect(page.getByRole('combobox', { name: 'Source' })).toHaveText(
        'An export of this directory',
      );
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      expect(await figures(page)).toEqual({
        New: '0',
        Changed: '0',
        Unchanged: String(pending?.count),
        'Kept as decided': '0',
        Refused: '0',
      });
    });
  }
});

test('the venues that an import added are found, and discarded together', async ({ page }) => {
  await page.goto('/admin/imports?lang=en');
  const wrong = [11, 12, 13].map((id) => venue(id, { dataset: 'wrong', name: `Wrong file ${id}` }));
  await importFile(page, ndjson(...wrong));
  await page.getByRole('link', { name: 'Review the new venues' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(page.getByText('Only venues that one import added are shown.')).toBeVisible();
  for (const id of [11, 12, 13]) {
    await page.getByRole('checkbox', { name: `Select Wrong file ${id}` }).check();
  }
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText('Only venues that one import added are shown.')).toHaveCount(0);
  await expect(cards).not.toHaveCount(0);
});

test('a log-out in another window asks before it ends an import', async ({ page, context }) => {
  await page.goto('/admin/imports?lang=en');
  const held = await holdRequests(page, '**/api/imports?*');
  await page
    .getByLabel('Choose a file')
    .setInputFiles(ndjson(venue(20, { name: 'Campo lontano' })));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/dashboard?lang=en');
  const logOut = other.getByRole('button', { name: 'Log out' });
  await logOut.click();
  const question = other.getByRole('alertdialog', { name: 'Log out all the same?' });
  await expect(question).toContainText('An import is running.');
  await question.getByRole('button', { name: 'Stay' }).click();
  held.release();
  expect(await figures(page)).toMatchObject({ New: '1' });
  await logOut.click();
  await expect(other.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
});
