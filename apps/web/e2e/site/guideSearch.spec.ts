import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/requests.ts';
import { scrollsOf, watchScrolls } from '../support/scrolling.ts';
import { expectSound, hydrated, violationsOf } from '../support/visit.ts';

// The stories check the English documents with axe.
test('accessible and without horizontal scrolling in both themes, the contents open, whether a search finds rules or none', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/documentation?lang=it');
  await hydrated(page);
  await page.locator('main summary').click();
  for (const query of ['xp', 'Donaudampfschifffahrtsgesellschaft'.repeat(3)]) {
    await page.getByRole('searchbox', { name: 'Cerca nella guida' }).fill(query);
    await expect(page.locator('main search').getByRole('status')).toContainText(query);
    // The second search changes nothing else.
    if (query !== 'xp') {
      await expectSound(page, { part: 'main search' });
      continue;
    }
    // The contents are in a panel only on the phone.
    await expectSound(page, { measured: [1440] });
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      expect(await violationsOf(page, theme, 'main search'), `${theme}, 1440 px`).toEqual([]);
    }
  }
});

test('what is typed into the search before the scripts run is found once they do', async ({
  page,
}) => {
  const held = await holdRequests(page, '**/assets/*.js');
  await page.goto('/documentation?lang=en');
  await page.getByRole('searchbox', { name: 'Search the guide' }).pressSequentially('placement');
  const search = page.locator('main search');
  await expect(search.getByRole('listitem')).toHaveCount(0);
  held.release();
  await expect(search.getByRole('status')).toHaveText(/^\d rules contain “placement”$/);
  await expect(search.getByRole('link', { name: 'Where you start' })).toBeVisible();
});

test('a search whose script is lost says so, and finds again with the next letter', async ({
  page,
}) => {
  const script = '**/assets/engine-*.js';
  await page.route(script, (route) => route.abort());
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  // The visitor seems to be offline, so that the page is not loaded again.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const field = page.getByRole('searchbox', { name: 'Search the guide' });
  const lost = page.waitForEvent('requestfailed');
  await field.focus();
  await lost;
  await field.pressSequentially('plac');
  const search = page.locator('main search');
  await expect(search.getByRole('status')).toHaveText(/^The search could not be loaded\./);
  await page.unroute(script);
  await field.pressSequentially('ement');
  await expect(search.getByRole('link', { name: 'Where you start' })).toBeVisible();
});

test('rules of a section that arrives during a search are found; another language starts another search', async ({
  page,
}) => {
  const held = await holdRequests(page, '**/competitive-ranking-it.md');
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  await page.getByRole('link', { name: 'Italiano' }).first().click();
  const search = page.locator('main search');
  await page.getByRole('searchbox', { name: 'Cerca nella guida' }).fill('piazzamento');
  await expect(search.getByRole('status')).not.toBeEmpty();
  await expect(search.getByRole('link', { name: 'Da dove si parte' })).toHaveCount(0);
  held.release();
  await expect(search.getByRole('link', { name: 'Da dove si parte' })).toBeVisible();
  // The English documents and the engine are loaded already.
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.getByRole('searchbox', { name: 'Search the guide' })).toHaveValue('');
  await search.getByRole('searchbox').fill('placement');
  await expect(search.getByRole('link', { name: 'Where you start' })).toBeVisible();
});

test('Back from a rule that was found returns the focus to the search', async ({ page }) => {
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  const search = page.locator('main search');
  await search.getByRole('searchbox').fill('season');
  // The title of a section has the address of the section, which the contents of the page link to as well.
  const rule = search.getByRole('link', { name: 'Seasons system' });
  await rule.press('Enter');
  await expect(page.locator('#seasons')).toBeFocused();
  await expect(page).toHaveURL(/#seasons$/);
  await page.goBack();
  await expect(rule).toBeFocused();
  await expect(rule).toBeInViewport();
});

test('Back to the guide shows what was searched, from a page of the site and from another site', async ({
  page,
}) => {
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  const search = page.locator('main search');
  const field = search.getByRole('searchbox');
  const rule = search.getByRole('link', { name: 'Where you start' });
  await field.fill('placement');
  await rule.click();
  await expect(page).toHaveURL(/#competitive-ranking-start$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  await expect(page).toHaveURL(/\/terms/);
  await page.goBack();
  await expect(page).toHaveURL(/#competitive-ranking-start$/);
  await page.goBack();
  await expect(field).toHaveValue('placement');
  await expect(rule).toBeVisible();

  await page.goto('about:blank');
  await page.goBack();
  await expect(field).toHaveValue('placement');
  await expect(rule).toBeVisible();

  await field.fill('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  await expect(page).toHaveURL(/\/terms/);
  await page.goBack();
  await expect(page.locator('#seasons')).toBeAttached();
  await expect(field).toHaveValue('');
});

test('Back to a rule that was found returns to the link in it that was followed, and shows the search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  const search = page.locator('main search');
  await search.getByRole('searchbox').fill('account');
  await search.getByRole('link', { name: 'Reports' }).click();
  const link = page.getByRole('link', { name: 'refund rules' });
  await link.scrollIntoViewIfNeeded();
  const place = await link.boundingBox();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/terms\?lang=en#chapter-9-2$/);
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await link.boundingBox()).toEqual(place);
  await expect(search.getByRole('searchbox')).toHaveValue('account');
});

test('Back returns to the place in the guide that was left by a link within it', async ({
  page,
}) => {
  await watchScrolls(page);
  await page.goto('/documentation?lang=en#seasons');
  await hydrated(page);
  await expect.poll(() => scrollsOf(page)).toHaveLength(1);
  const within = page.locator('main a[href$="#trust-fairplay-reputation"]').first();
  await within.scrollIntoViewIfNeeded();
  const place = await within.boundingBox();
  await within.press('Enter');
  await expect(page).not.toHaveURL(/#seasons$/);
  await page.evaluate('scrolls.length = 0');
  await page.goBack();
  await expect(page).toHaveURL(/#seasons$/);
  await expect(within).toBeFocused();
  // A smooth scroll to the section in the address would take place after the browser has returned to the place.
  expect(await scrollsOf(page)).toEqual([]);
  expect(await within.boundingBox()).toEqual(place);
});

test('Back returns to the followed link, also after links that the browser itself has followed', async ({
  page,
}) => {
  await page.goto('/documentation?lang=en');
  await hydrated(page);
  await page.locator('main search').getByRole('searchbox').fill('account');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/#content$/);
  const followed = page.getByRole('contentinfo').getByRole('link');
  const terms = followed.filter({ hasText: 'Terms' }).first();
  await terms.press('Enter');
  await expect(page).toHaveURL(/\/terms/);
  const privacy = followed.filter({ hasText: 'Privacy' }).first();
  await privacy.press('Enter');
  await expect(page).toHaveURL(/\/privacy/);
  await page.goBack();
  await expect(privacy).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/#content$/);
  await expect(terms).toBeFocused();
  await expect(terms).toBeInViewport();
});

test('Back before the next page is shown moves nothing', async ({ page }) => {
  await page.goto('/documentation?lang=en#trust-fairplay-reports');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'refund rules' });
  await link.focus();
  await link.scrollIntoViewIfNeeded();
  const place = await link.boundingBox();
  await link.evaluate(async (followed: HTMLElement) => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      pushState(...entry);
      // The next page is in the address, but not on the screen yet.
      history.back();
    };
    followed.click();
    await new Promise((done) => addEventListener('popstate', done, { once: true }));
    // The browser scrolls before it draws the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await expect(link).toBeFocused();
  expect(await link.boundingBox()).toEqual(place);
});

const ELSEWHERE = {
  en: {
    query: 'delete account',
    answers: [
      ['What is free and what you pay for', '9. Payments'],
      ['Minimum age', '4. Account and age'],
      ['How to delete your account', '19. Duration and closing of the account'],
      ['What happens to your data', 'Privacy policy'],
    ],
  },
  it: {
    query: 'quanto costa',
    answers: [
      ['Che cosa è gratis e che cosa si paga', '9. Pagamenti'],
      ['Età minima', '4. Account ed età'],
      ['Come eliminare l’account', '19. Durata e chiusura dell’account'],
      ['Come trattiamo i tuoi dati', 'Informativa sulla privacy'],
    ],
  },
} as const;

for (const lang of ['en', 'it'] as const) {
  test(`a search without a rule leads to answers in the terms and the privacy policy (${lang})`, async ({
    page,
  }) => {
    const { query, answers } = ELSEWHERE[lang];
    await page.goto(`/documentation?lang=${lang}`);
    await hydrated(page);
    for (const [question, heading] of answers) {
      await page.getByRole('searchbox').fill(query);
      await page.locator('main search').getByRole('link', { name: question }).click();
      await expect(page.locator('h1, h2').filter({ hasText: heading })).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`\\?lang=${lang}`));
      await page.goBack();
    }
  });
}
