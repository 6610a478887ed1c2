import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { loseResponse } from '../../support/requests.ts';
import { cards, editForm as form, openEdit, saveEdit as save } from '../../support/reviewPage.ts';

const PICTURES = 'apps/api/test/pictures/samples';

const card = (page: Page) => cards(page).first();
const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  form(page).locator('input[type=file]').setInputFiles(file);

const edit = (page: Page) => openEdit(page, card(page));

/** The file name of the card's picture, `loading` until it is loaded; undefined without a picture. */
async function shown(page: Page): Promise<string | undefined> {
  const img = card(page).locator('img');
  if ((await img.count()) === 0) return undefined;
  const { src, width } = await img.evaluate((of: HTMLImageElement) => ({
    src: of.currentSrc,
    width: of.naturalWidth,
  }));
  return width > 0 ? src.replace(/.*\/|-\d+\.webp$/g, '') : 'loading';
}

async function expectAnother(page: Page, than: string | undefined): Promise<string> {
  await expect.poll(() => shown(page)).not.toBe(than);
  await expect.poll(() => shown(page)).toMatch(/^[0-9a-f]{32}$/);
  return (await shown(page)) ?? '';
}

/** The requests that change the venue from now on. */
function changes(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(update|picture)$/.test(pathname)) made.push(`${request.method()} ${pathname}`);
  });
  return made;
}

test.use({ account: ADMIN });

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/venues?country=italy&city=torino&limit=5&lang=en');
  await expect(card(page)).toBeVisible();
  await expect.poll(() => shown(page)).not.toBe('loading');
});

test('[EDIT-1] the picture is added, replaced, removed and restored', async ({ page }) => {
  const before = await shown(page);
  const made = changes(page);
  await edit(page);
  await choose(page, `${PICTURES}/pillow-hopper.jpg`);
  await expect(form(page).getByText('pillow-hopper.jpg')).toBeVisible();
  await save(page);
  await expect(form(page)).toHaveCount(0);
  const first = await expectAnother(page, before);
  // Only the picture was changed.
  expect(made).toEqual(['PUT /api/venues/picture']);

  await edit(page);
  await expect(form(page).getByText('Current picture')).toBeVisible();
  await choose(page, `${PICTURES}/pngsuite-basn2c08.png`);
  await expect(form(page).getByText(/^This picture replaces the current one/)).toBeVisible();
  await form(page).getByLabel('Name').fill('Campo Illustrato');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await expect(card(page)).toContainText('Campo Illustrato');
  await expectAnother(page, first);
  expect(made.slice(1)).toEqual(['PUT /api/venues/update', 'PUT /api/venues/picture']);
  // One undo restores the fields and the picture.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page)).not.toContainText('Campo Illustrato');
  await expect.poll(() => shown(page)).toBe(first);
  await expect(page.getByRole('status').filter({ hasText: /^Undone/ })).toBeVisible();

  await edit(page);
  await form(page).getByRole('button', { name: 'Remove' }).click();
  await expect(form(page).getByText('The current picture is removed when you save.')).toBeVisible();
  await form(page).getByRole('button', { name: 'Keep the current one' }).click();
  await expect(form(page).getByText('Current picture')).toBeVisible();
  await form(page).getByRole('button', { name: 'Remove' }).click();
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await expect(card(page).locator('img')).toHaveCount(0);
  expect(made.slice(3)).toEqual(['DELETE /api/venues/picture']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shown(page)).toBe(first);
  await page.reload();
  await expect.poll(() => shown(page)).toBe(first);
});

test('[EDIT-2] a refused picture leaves the form open, and the saved fields can be undone', async ({
  page,
}) => {
  const name = (await card(page).getByRole('heading').textContent()) ?? '';
  const before = await shown(page);
  await edit(page);
  const file = (of: string, mimeType: string, buffer: Buffer) => ({ name: of, mimeType, buffer });
  await choose(page, file('notes.txt', 'text/plain', Buffer.from('no picture')));
  await expect(form(page).getByText(/^This file is not a picture of these kinds/)).toBeVisible();
  await choose(page, file('big.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1)));
  await expect(
    form(page).getByText('This picture is larger than 5 MB. Choose a smaller one.'),
  ).toBeVisible();

  await form(page).getByLabel('Name').fill('Campo Senza Foto');
  await choose(page, file('fake.png', 'image/png', Buffer.from('\x89PNG and no more', 'latin1')));
  await expect(form(page).getByText(/^This picture is larger/)).toHaveCount(0);
  await save(page);
  await expect(form(page).getByText(/^This file is not a picture of these kinds/)).toContainText(
    'Everything else is saved.',
  );
  await expect(form(page).locator('input[type=file]')).toBeFocused();
  await expect(form(page).getByLabel('Name')).toHaveValue('Campo Senza Foto');
  await expect(form(page).getByText('fake.png')).toBeVisible();

  await form(page).getByRole('button', { name: 'Cancel' }).click();
  // Cancel asks nothing, because a refused picture is no unsaved work.
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(card(page)).toContainText('Campo Senza Foto');
  await expect.poll(() => shown(page)).toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page)).toContainText(name);
});

test('a picture whose response was lost can be saved again, and another one chosen instead', async ({
  page,
}) => {
  const before = await shown(page);
  await edit(page);
  await choose(page, `${PICTURES}/pngsuite-basn2c08.png`);
  await loseResponse(page, '**/api/venues/picture', 2);
  await save(page);
  await expect(form(page).getByText(/Failed to save the picture/)).toBeVisible();
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await expectAnother(page, before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shown(page)).toBe(before);

  await test.step('a picture that is chosen after a lost response is saved, without a message about a colleague', async () => {
    await edit(page);
    await choose(page, `${PICTURES}/pngsuite-basn2c08.png`);
    await save(page);
    await expect(form(page)).toHaveCount(0);
    const first = await expectAnother(page, before);

    await edit(page);
    await form(page).getByRole('button', { name: 'Remove' }).click();
    await loseResponse(page, '**/api/venues/picture', 2);
    await save(page);
    await expect(form(page).getByText(/Failed to save the picture/)).toBeVisible();
    await choose(page, `${PICTURES}/pillow-hopper.jpg`);
    await save(page);
    await expect(form(page)).toHaveCount(0);
    await expectAnother(page, first);
    // The removal is undone too.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shown(page)).toBe(first);
  });
});
