import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { cards, focusedVenue, nameOf, openFocus } from '../../support/reviewPage.ts';

// A phone throws pages away that are not in sight, and loads them again.
test.use({
  account: ADMIN,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('in Focus, the venue at hand is the same after a reload and after Back', async ({ page }) => {
  await openFocus(page, 'country=uk&limit=5');
  // Beyond the first page.
  for (let place = 1; place < 7; place += 1) {
    await expect(page.getByText(`${place} of`)).toBeVisible();
    await page.getByRole('button', { name: 'Next venue', exact: true }).tap();
  }
  await expect(page.getByText('7 of')).toBeVisible();
  const name = (await focusedVenue(page).textContent()) ?? '';
  await page.reload();
  await expect(focusedVenue(page)).toHaveText(name);
  // What decides stays in sight while the venue is read to its end.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (const verb of ['Approve', 'Discard']) {
    await expect(page.getByRole('button', { name: `${verb} ${name}` })).toBeInViewport({
      ratio: 1,
    });
  }

  await page.goto('/admin/dashboard?lang=en');
  await page.goBack();
  await expect(focusedVenue(page)).toHaveText(name);
  await expect(page.getByText('7 of')).toBeVisible();
});

test('in a list, the venue in sight and the ticked ones are the same after a reload', async ({
  page,
}) => {
  await page.goto('/admin/venues?view=cards&country=italy&limit=5&lang=en');
  await cards(page).first().waitFor();
  while ((await cards(page).count()) < 12) {
    await cards(page).last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  const card = cards(page).nth(11);
  const name = await nameOf(card);
  await card.getByRole('checkbox').check();
  await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const top = async () => (await card.boundingBox())?.y ?? Number.NaN;
  const before = await top();

  await page.reload();
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect(card.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1');
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
});
