import type { Page } from '@playwright/test';
import { ADMIN } from '../../support/accounts.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { Product } from '../../support/product.ts';
import { loseResponse } from '../../support/requests.ts';
import { dialog, focusedVenue, selectAllMatching, undoAll } from '../../support/reviewPage.ts';

// The server carries out a decision on many venues, whatever happens to the page that started it.

test.use({ account: ADMIN });

const SPAIN = '/admin/venues?country=spain&limit=5&lang=en';

const PENDING = "select id from venues where status = 'pending'";
/** The venue of Spain that a decision on all that match reaches last. */
const LAST = `${PENDING} and country = 'spain' order by created_at, id limit 1`;
/** The venue that such a decision on all pending venues reaches first. */
const FIRST = `${PENDING} order by created_at desc, id desc limit 1`;

/** Starts to approve all pending venues of a list; resolves to their number. */
async function approveAll(page: Page, product: Product, list: string): Promise<number> {
  // A venue that was changed in the second before it was selected would count as changed since.
  const recent = "select id from venues where updated_at > now() - interval '1 second'";
  await expect.poll(() => product.query(recent)).toEqual([]);
  await page.goto(list);
  const total = await selectAllMatching(page);
  expect(total).toBeGreaterThan(200);
  const bar = page.getByRole('region', { name: 'Selection' });
  // Until the server has counted them, one is selected.
  await expect(bar).toContainText(`${total.toLocaleString('en')} venues selected`);
  await bar.getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('button', { name: 'Approve' }).click();
  return total;
}

const status = (page: Page, name: RegExp | string) => page.getByRole('region', { name });

test('a decision on all that match continues while the dashboard is open, and is undone as one', async ({
  page,
  product,
}) => {
  const counts = () =>
    product.query(`select status, count(*)::int from venues where country = 'spain'
                   group by status order by status`);
  const before = await counts();
  let total = 0;
  await product.whileLocked(LAST, async () => {
    total = await approveAll(page, product, SPAIN);
    await dialog(page).getByRole('button', { name: 'Continue in the background' }).first().click();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(status(page, /^Approving/)).toContainText(/^Approving.*[1-9]\d* of /);
    await expect(status(page, /^Approving/).getByRole('button', { name: 'Stop' })).toBeVisible();
  });
  await page.getByRole('link', { name: 'Review venues' }).first().click();
  const result = status(page, `Approved: ${total} of ${total}`);
  await expect(result).toBeVisible();
  expect(await product.query(LAST)).toEqual([]);
  await undoAll(page, result);
  await expect(status(page, `${total} decisions undone`)).toBeVisible();
  await expect(result).toHaveCount(0);
  expect(await counts()).toEqual(before);
});

test('the result of a decision on many leaves room for the venue and its decisions in Focus', async ({
  page,
  product,
}) => {
  let total = 0;
  await product.whileLocked(LAST, async () => {
    total = await approveAll(page, product, SPAIN);
    await dialog(page).getByRole('button', { name: 'Continue in the background' }).first().click();
  });
  const result = status(page, `Approved: ${total} of ${total}`);
  await expect(result).toBeVisible();
  await page.getByRole('link', { name: 'Review venues' }).first().click();
  await page.getByTitle('Focus', { exact: true }).click();
  await expect(focusedVenue(page)).toHaveCount(1);
  for (const [width, height] of [
    [720, 450],
    [390, 844],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const { height: high = 0 } = (await result.boundingBox()) ?? {};
      expect(high).toBeLessThanOrEqual(64);
      const before = (await focusedVenue(page).textContent()) ?? '';
      // A key does nothing to a venue that has just appeared, which the decision on many may replace meanwhile.
      await expect(async () => {
        await page.keyboard.press('s');
        await expect(focusedVenue(page)).not.toHaveText(before, { timeout: 1000 });
      }).toPass();
      for (const shown of [
        focusedVenue(page),
        page.getByRole('button', { name: /^Approve / }),
        page.getByRole('button', { name: 'Skip to the next venue' }),
      ])
        await expect(shown).toBeInViewport({ ratio: 1 });
      await expect(result.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    });
  }
  await undoAll(page, result);
  await expect(status(page, `${total} decisions undone`)).toBeVisible();
});

test('a reload in the middle of a decision loses nothing; once stopped, it can be resumed from another screen', async ({
  page,
  product,
}) => {
  let total = 0;
  await product.whileLocked(FIRST, async () => {
    total = await approveAll(page, product, '/admin/venues?limit=5&lang=en');
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    // The server has accepted the decision, and the window knows it.
    await expect(dialog(page).locator('[aria-busy=true]')).toHaveCount(0);
    await page.reload();
    const running = status(page, /^Approving/);
    await expect(running).toBeVisible();
    // U refers to this decision, although it began before the reload, and asks before it undoes so many.
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('u');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`${total.toLocaleString('en')} venues approved`);
    await question.getByRole('button', { name: 'Do not undo' }).click();
    await running.getByRole('button', { name: 'Stop' }).click();
  });
  const ended = status(page, /^Approved: /);
  await expect(ended).toBeVisible();
  await page.goto('/admin/imports?lang=en');
  await ended.getByRole('button', { name: 'Resume' }).click();
  const all = total.toLocaleString('en');
  await expect(status(page, `Approved: ${all} of ${all}`)).toBeVisible();
  const [twice] = await product.query<{ count: number }>(
    `select count(*)::int from (select 1 from activity where kind = 'approved'
     and batch_id = (select id from decision_runs order by id desc limit 1) and venue_id is not null
     group by venue_id having count(*) > 1) as decided_twice`,
  );
  expect(twice?.count).toBe(0);
  // The tests after this one need pending venues.
  await undoAll(page, ended);
  const undone = status(page, `${all} decisions undone`);
  await expect(undone).toBeVisible({ timeout: 30_000 });
  await undone.getByRole('button', { name: 'Dismiss' }).click();
  await expect(undone).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(status(page, /^Approved|undone/)).toHaveCount(0);
});

test('a decision whose response is lost is known from the list, and a lost undo is repeated without harm', async ({
  page,
  product,
}) => {
  const countRuns = async () => {
    const [runs] = await product.query<{ count: number }>(
      'select count(*)::int from decision_runs',
    );
    return runs?.count ?? 0;
  };
  const before = await countRuns();
  await loseResponse(page, '**/api/venues/decisions', 2);
  const total = await approveAll(page, product, SPAIN);
  await expect(dialog(page)).toHaveAccessibleName(`Approved: ${total} of ${total}`);
  expect(await countRuns()).toBe(before + 1);

  await loseResponse(page, '**/api/activity/undo/batch', 1);
  await undoAll(page, dialog(page));
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await undoAll(page, dialog(page));
  // The request whose response was lost has undone them.
  await expect(page.getByText(`${total} decisions were already undone`).first()).toBeVisible();
});
