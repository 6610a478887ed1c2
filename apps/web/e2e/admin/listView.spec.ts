import type { VenueReviewItem } from '@campetto/contract';
import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { cards, filtersButton } from '../support/reviewPage.ts';

test.use({ account: ADMIN, viewport: { width: 1440, height: 900 } });

const toolbar = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Details' });

const boxesOf = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
  );

/** Shows the counts of a full directory, which are wider than those of the test data. */
async function haveWideCounts(page: Page): Promise<void> {
  const counts = { scrapedCount: 152_753, approvedCount: 9_896, discardedCount: 15_081 };
  await page.route('**/api/venues/count', (route) =>
    route.fulfill({ json: { ...counts, total: 177_730 } }),
  );
}

/** Expects the list to begin at y ≤ 190, with this many whole cards or rows in a window of 900 px. */
async function expectInSight(page: Page, count: number): Promise<void> {
  // The fonts may load after the cards.
  await expect(async () => {
    const boxes = await boxesOf(page);
    expect(boxes[0]?.top).toBeLessThanOrEqual(190);
    expect(boxes.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(count);
  }).toPass();
}

/** Expects the list to begin at y ≤ 190 in smaller windows too, and the buttons of the header beside its title. */
async function expectLowHeader(page: Page): Promise<void> {
  // The progress of the review is loaded after the list.
  await expect(page.getByText(/ (to go|da esaminare) · /)).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const top = async () => (await cards(page).first().boundingBox())?.y;
    await expect.poll(top, `${width} × ${height}`).toBeLessThanOrEqual(190);
  }
  const header = page.getByRole('main').locator('header');
  const title = await header.getByRole('heading').boundingBox();
  for (const button of await header.locator('button, a').all()) {
    const box = await button.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0));
    expect(box?.width).toBeLessThan(60);
  }
  const add = header.getByRole('link');
  await expect(add).toHaveAttribute('title', (await add.textContent()) ?? '');
}

test('cards, in both languages: what is in sight, at each width, and the keys', async ({
  page,
}) => {
  // All names are short: a name of two lines makes its row higher, and other tests change which venues are first.
  await page.route('**/api/venues/scraped?*', async (route) => {
    const response = await route.fetch();
    const items = (await response.json()) as VenueReviewItem[];
    for (const { venue } of items) venue.sportsVenue.name = 'Campo comunale';
    await route.fulfill({ response, json: items });
  });
  await haveWideCounts(page);
  await page.goto('/admin/venues?view=cards&lang=it');
  for (const language of ['it', 'en']) {
    if (language === 'en') {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page).toHaveURL(/lang=en$/);
    }
    await test.step(`six whole cards and the quick filters are in sight (${language})`, async () => {
      await expect(cards(page)).toHaveCount(20);
      await expectInSight(page, 6);
      const quick = page.getByRole('group', { name: /^(Quick filters|Filtri rapidi)$/ });
      await expect(quick.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    });
    await test.step(`the list begins at y ≤ 190, and at 1024 px the buttons of the header are beside its title (${language})`, () =>
      expectLowHeader(page));
    await test.step(`the list of the keys is whole in a window of 720 px (${language})`, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.keyboard.press('?');
      const whole = ({ scrollHeight, clientHeight }: Element) => scrollHeight <= clientHeight;
      await expect.poll(() => page.getByRole('dialog').evaluate(whole)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  await test.step('the button of the shortcuts names the keys', async () => {
    const button = page.getByRole('main').getByRole('button', { name: 'Keyboard shortcuts' });
    await expect(button).toHaveAttribute(
      'title',
      /J Next venue · .*A Approve and go on · D Discard and go on/,
    );
  });

  await test.step('cards use the width of a wide screen: four columns at 1920 px, six at 2560 px', async () => {
    for (const { width, columns } of [
      { width: 1920, columns: 4 },
      { width: 2560, columns: 6 },
    ]) {
      await page.setViewportSize({ width, height: 1200 });
      await expect(async () => {
        const boxes = await boxesOf(page);
        expect(new Set(boxes.map(({ left }) => left)).size, `${width} px`).toBe(columns);
        expect(width - Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(40);
      }).toPass();
    }
  });

  await test.step('the ring of a card in the first line is whole', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('j');
    await expect(cards(page).first()).toBeFocused();
    const ringTop = await cards(page)
      .first()
      .evaluate((card) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(card);
        const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        return card.getBoundingClientRect().top - ring;
      });
    const barBottom = await toolbar(page).evaluate((field) => {
      let bar: Element | null = field;
      while (bar && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
      return bar?.getBoundingClientRect().bottom;
    });
    expect(ringTop).toBeGreaterThanOrEqual(barBottom ?? Number.NaN);
  });

  await test.step('there is no inspector', () => expect(inspector(page)).toHaveCount(0));
});

test('rows, in both languages: what is in sight, at each width, and the inspector beside them', async ({
  page,
}) => {
  await haveWideCounts(page);
  await page.goto('/admin/venues?view=rows&lang=it');
  await test.step('the list begins at y ≤ 190, and at 1024 px the buttons of the header are beside its title (it)', async () => {
    await expect(cards(page)).toHaveCount(20);
    await expectLowHeader(page);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/lang=en$/);
  await test.step('ten rows are in sight', () => expectInSight(page, 10));

  await test.step('the inspector shows a row that is marked, also before one was chosen, and J begins with it', async () => {
    const first = cards(page).first();
    await expect(page.locator('article[aria-current]')).toHaveCount(1);
    await expect(first).toHaveAttribute('aria-current', 'true');
    const name = (await first.getAttribute('aria-label')) ?? '';
    await expect(inspector(page).getByRole('heading', { level: 2, name })).toBeVisible();
    await page.keyboard.press('j');
    await expect(first).toBeFocused();
  });

  await test.step('the list begins at y ≤ 190, and at 1024 px the buttons of the header are beside its title (en)', () =>
    expectLowHeader(page));

  await test.step('the inspector leaves rows their columns at 1200 px', async () => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(inspector(page)).toBeVisible();
    const row = cards(page).first();
    expect((await row.boundingBox())?.height).toBe(56);
    await expect(row.getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('there is no inspector on a narrower screen', async () => {
    await page.setViewportSize({ width: 1180, height: 900 });
    await expect(
      page.getByRole('complementary', { name: 'Details', includeHidden: true }),
    ).toHaveCount(0);
  });

  await test.step('the inspector opens a possible duplicate for comparison', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await toolbar(page).fill('Parenzo');
    await expect(
      inspector(page).getByRole('region', { name: 'Possible duplicates' }),
    ).toBeVisible();
    await inspector(page)
      .getByRole('button', { name: /^Possible duplicates/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Possible duplicates' })).toBeVisible();
  });
});

test('the inspector shows the active row, and stays in sight', async ({ page }) => {
  await page.goto('/admin/venues?view=rows&sort=checks&lang=en');
  await expect(cards(page)).toHaveCount(20);
  for (let i = 0; i < 14; i++) await page.keyboard.press('j');
  const row = cards(page).nth(14);
  await expect(row).toBeFocused();
  const name = (await row.getAttribute('aria-label')) ?? '';
  await expect(inspector(page).getByRole('heading', { level: 2, name })).toBeInViewport({
    ratio: 1,
  });
  const [check] = await row
    .getByRole('list', { name: 'Failed checks' })
    .getByRole('listitem')
    .evaluateAll((checks) => checks.map((each) => each.getAttribute('title')));
  await expect(inspector(page).getByText(check ?? 'no check')).toBeVisible();
});

test('the view is in the address, and remembered on the device', async ({ page }) => {
  await page.goto('/admin/venues?limit=5&lang=en');
  const view = page.getByRole('group', { name: 'View' });
  await expect(view.getByRole('radio', { name: 'Cards' })).toBeChecked();
  await view.getByRole('radio', { name: 'Rows' }).click();
  await expect(page).toHaveURL(/view=rows/);
  await page.goto('/admin/venues?limit=5&lang=en');
  await expect(view.getByRole('radio', { name: 'Rows' })).toBeChecked();
  await page.goto('/admin/venues?view=cards&limit=5&lang=en');
  await expect(view.getByRole('radio', { name: 'Cards' })).toBeChecked();
});

test('the toolbar stays above the list, and hides no active venue, in rows and cards', async ({
  page,
}) => {
  // The index of a venue below the window in both views.
  const LAST = 17;
  await page.goto('/admin/venues?view=rows&limit=20&lang=en');
  for (const view of ['Rows', 'Cards']) {
    await test.step(view, async () => {
      await page.getByRole('radio', { name: view }).click();
      // Until then the venues are those of the view before, which lose the focus when they go.
      await expect(page.getByRole('radio', { name: view })).toBeChecked();
      await cards(page).nth(LAST).waitFor();
      await cards(page).first().focus();
      for (let i = 0; i < LAST; i++) await page.keyboard.press('j');
      await expect(cards(page).nth(LAST)).toBeFocused();
      await expect(toolbar(page)).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
      for (let i = LAST; i > 0; i--) {
        await page.keyboard.press('k');
        const card = cards(page).nth(i - 1);
        await expect(card).toBeFocused();
        const below = await card.evaluate((element) => {
          const bar = document.querySelector('[type=search]');
          return element.getBoundingClientRect().top - (bar?.getBoundingClientRect().bottom ?? NaN);
        });
        expect(below, `venue ${i}`).toBeGreaterThanOrEqual(0);
      }
    });
  }
});

test('scrolling loads the whole list, without a press of a button', async ({ page }) => {
  await page.goto('/admin/venues?country=uk&q=altrincham&view=rows&limit=50&lang=en');
  await expect(page.getByText(/^Showing 50 venues of \d{3}/)).toBeVisible();
  const whole = page.getByText(/^Showing (\d+) venues of \1$/);
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(whole).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('Tab reaches the button that loads more; a page that failed to load is not requested again by scrolling', async ({
  page,
}) => {
  await page.goto('/admin/venues?view=rows&limit=20&lang=en');
  await expect(cards(page)).toHaveCount(20);
  await cards(page).first().getByRole('button').last().focus();
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(more).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await expect(cards(page)).toHaveCount(20);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(40);
  await page.mouse.wheel(0, 20_000);
  await expect(cards(page)).toHaveCount(60);

  let requests = 0;
  await page.route('**/api/venues/scraped?*cursor=*', (route) => {
    requests += 1;
    return route.fulfill({ status: 503, json: {} });
  });
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  const seen = requests;
  await page.mouse.wheel(0, -200);
  await page.mouse.wheel(0, 200);
  await expect(cards(page)).toHaveCount(60);
  expect(requests).toBe(seen);
});

test('on a phone only search and filters are above the list, and stay there; names that begin alike differ', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/venues?view=rows&lang=en');
  await expect(cards(page)).toHaveCount(20);
  const first = await cards(page).first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(200);
  await cards(page).nth(10).scrollIntoViewIfNeeded();
  await expect(toolbar(page)).toBeInViewport();
  await expect(filtersButton(page)).toBeInViewport();
  await filtersButton(page).click();
  await expect(page.getByRole('group', { name: 'Status' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group', { name: 'View' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeInViewport({ ratio: 1 });
  const apply = page.getByRole('button', { name: 'Apply' });
  await expect(apply).toBeInViewport({ ratio: 1 });

  await test.step('the filters end within a small one', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 700 });
    await filtersButton(page).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await expect(panel).toBeInViewport({ ratio: 1 });
    await apply.evaluate((button) => button.scrollIntoView({ block: 'nearest' }));
    // Heights are fractions of a pixel.
    await expect(apply).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('names that begin alike differ in rows', async () => {
    await toolbar(page).fill('Instalación Deportiva');
    await expect(cards(page).first()).toContainText('Instalación Deportiva');
    await expect(cards(page)).toHaveCount(20);
    const whole = await cards(page)
      .getByRole('heading')
      .evaluateAll(
        (names) =>
          names.filter((name) => {
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name;
            return scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;
          }).length,
      );
    expect(whole).toBeGreaterThanOrEqual(18);
  });
});
