import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import { holdRequests } from '../../support/requests.ts';
import {
  cards,
  chooseFilter,
  filtersButton,
  namesOf,
  statusOption,
} from '../../support/reviewPage.ts';
import { settled } from '../../support/visit.ts';

test.use({ account: ADMIN });

const LISTS = [
  ['Pending', 'Pending venues', 'Approve what can be trusted, discard what cannot.'],
  ['Approved', 'Approved venues', 'What players find in the app. Keep it correct.'],
  ['Discarded', 'Discarded venues', 'What was turned down. Restore what deserves a second look.'],
] as const;

test('[REV-1] title and subtitle follow the status; Refresh shows a spinner; Add venue leads to its form', async ({
  page,
}) => {
  await page.goto('/admin/venues?country=spain&limit=5&lang=en');
  for (const [status, title, subtitle] of LISTS) {
    if (status !== 'Pending') await statusOption(page, status).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByText(subtitle, { exact: true })).toBeVisible();
    for (const [, , other] of LISTS) {
      if (other !== subtitle) await expect(page.getByText(other, { exact: true })).toHaveCount(0);
    }
  }

  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(refresh).not.toHaveAttribute('aria-busy');
  const held = await holdRequests(page, '**/api/venues/discarded?*');
  await refresh.click();
  await expect.poll(() => held.count).toBe(1);
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  await refresh.click({ force: true });
  const announced = page.getByRole('status').filter({ hasText: /^Showing \d/ });
  const before = await announced.count();
  held.release();
  await expect(refresh).not.toHaveAttribute('aria-busy');
  await expect(announced).toHaveCount(before + 1);
  expect(held.count).toBe(1);

  await page.getByRole('main').getByRole('link', { name: 'Add venue' }).click();
  await expect(page).toHaveURL('/admin/venues/add?lang=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Add venue' })).toBeVisible();
});

test('the filters, from the first choice to those that Back restores', async ({
  page,
  product,
}) => {
  const [milan] = await product.query<{ count: number }>(
    `select count(*)::int as count from venues where status = 'pending' and city = 'milano'`,
  );
  await page.goto('/admin/venues?lang=en');

  await test.step('[REV-2] the filters, their options and defaults; a city needs a country', async () => {
    const select = (name: string) => page.getByRole('combobox', { name, exact: true });
    const expectOptions = async (name: string, options: string[]) => {
      await select(name).click();
      await expect(page.getByRole('option')).toHaveText(options);
      await page.keyboard.press('Escape');
    };
    await expect(statusOption(page, 'Pending')).toBeChecked();
    const statuses = page.getByRole('group', { name: 'Status' }).getByRole('radio');
    await expect(statuses).toHaveCount(3);
    for (const status of ['Approved', 'Discarded'])
      await expect(statusOption(page, status)).not.toBeChecked();
    await filtersButton(page).click();
    await expect(select('Country')).toHaveText('All countries');
    await expectOptions('Country', [
      'All countries',
      'Italy',
      'Spain',
      'France',
      'Germany',
      'United Kingdom',
      'No country',
    ]);
    await expect(select('City')).toBeDisabled();
    await expect(select('City')).toHaveText('Country first');
    await expect(select('Results')).toHaveText('20');
    await expectOptions('Results', ['5', '10', '20', '25', '50', '100', '200']);
    await expect(cards(page)).toHaveCount(20);

    const choose = async (name: string, option: string) => {
      await select(name).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Country', 'Germany');
    await expect(select('City')).toBeEnabled();
    await expectOptions('City', ['All cities', 'Berlin', 'Frankfurt', 'Munich']);
    await choose('Country', 'Italy');
    await expectOptions('City', ['All cities', 'Verona', 'Milan', 'Rome', 'Turin', 'Naples']);
    const listed = page.waitForRequest('**/api/venues/scraped?*');
    await choose('Results', '5');
    expect(new URL((await listed).url()).search).toBe('?limit=5&country=italy');
    await expect(cards(page)).toHaveCount(5);
  });

  await test.step('[REV-3] Clear resets every filter, Apply moves to the results', async () => {
    await page.getByRole('combobox', { name: 'City', exact: true }).click();
    // No venue is in this city.
    await page.getByRole('option', { name: 'Naples', exact: true }).click();
    await expect(page).toHaveURL(/city=napoli/);
    await page.keyboard.press('Escape');
    await statusOption(page, 'Discarded').click();
    await expect(page).toHaveURL(/status=discarded/);
    await expect(page).toHaveURL(/city=napoli/);
    await expect(page.getByText('No venues found matching your criteria')).toBeVisible();
    await filtersButton(page).click();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/venues\?lang=en$/);
    await expect(cards(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('region', { name: 'Venues' })).toBeFocused();
    // Below a map the list begins outside the window, and it is longer than the window.
    await page.setViewportSize({ width: 1366, height: 700 });
    await page.getByRole('button', { name: 'Show map' }).click();
    await filtersButton(page).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('region', { name: 'Venues' })).toBeFocused();
    await expect(cards(page).first()).toBeInViewport({ ratio: 0.5 });
    await page.getByRole('button', { name: 'Hide map' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('[REV-2] [REV-5] filters by italy and milano; the address carries the filters and Back works', async () => {
    await chooseFilter(page, 'Country', 'Italy');
    await expect(page).toHaveURL(/country=italy/);
    await chooseFilter(page, 'City', 'Milan');
    await expect(page).toHaveURL(/city=milano/);
    await expect(
      page.getByText(`Showing 20 venues of ${milan?.count}`, { exact: true }),
    ).toBeVisible();
    for (const card of await cards(page).all()) await expect(card).toContainText('Milano');

    // Nothing is loaded before the reader scrolls.
    await settled(page);
    await expect(cards(page)).toHaveCount(20);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(
      page.getByText(`Showing 40 venues of ${milan?.count}`, { exact: true }),
    ).toBeVisible();

    await page.goBack();
    await expect(page).not.toHaveURL(/city=/);
    await expect(page.getByRole('button', { name: 'Remove the filter Italy' })).toBeVisible();
  });
});

test('a selection or a response that belongs to another list is dropped', async ({
  page,
  product,
}) => {
  const [spain] = await product.query<{ count: number }>(
    `select count(*)::int as count from venues where status = 'pending' and country = 'spain'`,
  );
  const shown = page.getByText(new RegExp(`^Showing \\d+ venues of ${spain?.count}$`));
  const bar = page.getByRole('region', { name: 'Selection' });
  const tick = async () => {
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await expect(bar).toContainText('1 venue selected');
  };
  await page.goto('/admin/venues?limit=5&lang=en');

  await test.step('a selection belongs to its list: Back, a saved view and late matches of another list end it', async () => {
    await expect(cards(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByLabel('Save this view as').fill('Everywhere');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await chooseFilter(page, 'Country', 'Spain');
    await expect(page).toHaveURL(/country=spain/);
    await tick();
    await page.goBack();
    await expect(page).not.toHaveURL(/country/);
    await expect(bar).toHaveCount(0);
    await tick();
    await page.goForward();
    await expect(page).toHaveURL(/country=spain/);
    await expect(bar).toHaveCount(0);
    await tick();
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('button', { name: 'Everywhere', exact: true }).click();
    await expect(page).not.toHaveURL(/country/);
    await expect(bar).toHaveCount(0);

    await tick();
    const held = await holdRequests(page, '**/api/venues/matches*');
    await bar.getByRole('button', { name: /^Select all/ }).click();
    await chooseFilter(page, 'Country', 'Italy');
    await expect(bar).toHaveCount(0);
    const matches = page.waitForResponse('**/api/venues/matches*');
    held.release();
    await (await matches).finished();
    await settled(page);
    await expect(bar).toHaveCount(0);
  });

  await test.step('[REV-14] a late list response is ignored once another list was requested', async () => {
    await page.getByRole('button', { name: 'Remove the filter Italy' }).click();
    await expect(page).not.toHaveURL(/country/);
    const held = await holdRequests(page, '**/api/venues/scraped?limit=5&country=uk');
    await chooseFilter(page, 'Country', 'United Kingdom');
    await expect.poll(() => held.count).toBe(1);
    await chooseFilter(page, 'Country', 'Spain');
    await expect(shown).toBeVisible();
    // Further venues may be loaded ahead meanwhile.
    const firstFive = async () => (await namesOf(page)).slice(0, 5);
    const listed = await firstFive();
    const late = page.waitForResponse(/scraped\?limit=5&country=uk/);
    held.release();
    await (await late).finished();
    await settled(page);
    expect(await firstFive()).toEqual(listed);
    await expect(shown).toBeVisible();
  });
});
