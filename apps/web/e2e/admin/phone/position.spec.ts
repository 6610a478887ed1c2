import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  cards,
  decide,
  focusedVenue,
  nameOf,
  openFocus,
  READING,
} from '../../support/reviewPage.ts';
import { PHONE } from '../../support/visit.ts';

// A phone throws pages away that are not in sight, and loads them again.
test.use({ account: ADMIN, ...PHONE });

test('in Focus, the venue at hand is the same after a reload and after Back, and its decisions stay in sight', async ({
  page,
}) => {
  await openFocus(page, 'country=uk&limit=5');
  const position = page.getByText(/^\d+ of [\d,]+$/);
  const current = async () => Number.parseInt((await position.textContent()) ?? '', 10);
  // Beyond the first page. Venues that a reviewer of another test has are passed over.
  for (let step = 1; step <= 6; step += 1) {
    const before = await current();
    await page.getByRole('button', { name: 'Next venue', exact: true }).tap();
    await expect.poll(current).toBeGreaterThan(before);
  }
  const last = await current();
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
  await expect(position).toHaveText(new RegExp(`^${last} of `));
});

for (const view of ['cards', 'rows']) {
  test(`the venue in sight and the ticked one are the same after a reload and a turn (${view})`, async ({
    page,
  }) => {
    await page.goto(`/admin/venues?view=${view}&country=italy&limit=20&lang=en`);
    await cards(page).first().waitFor();
    while ((await cards(page).count()) < 60) {
      await cards(page).last().scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    }
    const card = cards(page).nth(50);
    const name = await nameOf(card);
    await card.getByRole('checkbox').check();
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();

    for (let times = 0; times < 2; times += 1) {
      await page.reload();
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
    }
    await expect(card.getByRole('checkbox')).toBeChecked();

    // The position is held until the first input.
    await page.mouse.wheel(0, 40);
    await page.waitForTimeout(READING);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(card).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(card).toBeInViewport();
  });
}

test('after a reload the loaded pages stay while one decides, and the total is that of the server', async ({
  page,
}) => {
  await page.goto('/admin/venues?view=cards&country=italy&limit=5&lang=en');
  await cards(page).first().waitFor();
  while ((await cards(page).count()) < 15) {
    await cards(page).last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  await page.reload();
  // The next page is loaded as well if the place that is shown again is near the end.
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(15);
  const shown = page.getByText(/^Showing \d+ venues of [\d,]+$/);
  const total = async () =>
    Number((await shown.textContent())?.replace(/.* of /, '').replace(',', ''));
  const before = await total();
  for (let decided = 1; decided <= 3; decided += 1) {
    await decide(page, cards(page).nth(8), 'Approve');
    await expect.poll(total).toBe(before - decided);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(12);
  }
});

test('another search begins at its first venue, also from deep in the list before', async ({
  page,
}) => {
  await page.goto('/admin/venues?view=cards&lang=en');
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  await page.getByRole('searchbox').fill('tennis');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=tennis/);
  await expect(cards(page).first()).toContainText(/tennis/i);
  await expect(cards(page).first().getByRole('heading')).toBeInViewport();
});
