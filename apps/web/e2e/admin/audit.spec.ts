import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ account: ADMIN });

test('the audit log has this sign-in, and its own download', async ({ page }) => {
  await page.goto('/admin/activity?lang=en');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Newest first' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Signed in' }).first()).toContainText(ADMIN.email);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^campetto-audit-[\d-]{10}\.ndjson$/);
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Downloads' }).click();
  await expect(page).toHaveURL(/kind=exported/);
  await expect(rows.first()).toContainText('Audit log downloaded');
  await expect(rows.filter({ hasText: 'Signed in' })).toHaveCount(0);
});
