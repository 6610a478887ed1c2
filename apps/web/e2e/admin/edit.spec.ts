import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { cards, editForm, MILANO, openEdit, saveEdit } from '../support/reviewPage.ts';

test.use({ account: ADMIN });

/** Opens the edit form of the first pending venue. */
async function openFirst(page: Page): Promise<void> {
  await page.goto(MILANO);
  await openEdit(page, cards(page).first());
}

const field = (page: Page, label: string) => editForm(page).getByLabel(label);

test('[EDIT-2] a conflict keeps the changes of both; what both changed is asked', async ({
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
  await padel.setChecked(checked);
  await saveEdit(colleague);
  await expect(editForm(colleague)).toHaveCount(0);

  await field(page, 'Name').fill('Mine');
  await saveEdit(page);
  await expect(editForm(page).getByText(/Someone else has changed this venue/)).toBeVisible();
  const question = editForm(page).getByRole('group', { name: 'Name' });
  await expect(question.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
  await question.getByRole('radio', { name: 'Theirs: Theirs' }).check();
  await expect(editForm(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Theirs');
  await question.getByRole('radio', { name: 'Yours: Mine' }).check();
  await expect(editForm(page).getByRole('radio')).toHaveCount(2);
  await expect(editForm(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue(phone);
  await saveEdit(page);
  await expect(editForm(page)).toHaveCount(0);

  await page.reload();
  const card = cards(page).first();
  await expect(card).toContainText('Mine');
  await openEdit(page, card);
  await expect(field(page, 'Phone number')).toHaveValue(phone);
  await expect(editForm(page).getByRole('checkbox', { name: 'Padel' })).toBeChecked({ checked });
});
