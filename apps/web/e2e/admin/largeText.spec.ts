import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { action, cards, dialog } from '../support/reviewPage.ts';
import { sidewaysScroll } from '../support/visit.ts';

test.use({ account: ADMIN, viewport: { width: 390, height: 844 } });

const EDIT = { en: 'Edit', it: 'Modifica' };
const DISCARD = { en: 'Discard', it: 'Scarta' };
const DUPLICATE = { en: /^Possible duplicate/, it: /^Possibile doppione|^Possibili doppioni/ };

/** The buttons and links that are cut off sideways, or whose text is: outside their box or under their icon. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const within = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

    /** The lines of its visible text; texts for screen readers only are one pixel wide. */
    const linesOf = (control: Element) => {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNode(walker.currentNode);
        if ((walker.currentNode.parentElement?.offsetWidth ?? 0) > 1) {
          lines.push(...range.getClientRects());
        }
      }
      return lines;
    };

    const controls = [
      ...document.querySelectorAll(
        'main :is(button, a), [role=dialog] button, [role=alertdialog] button, h2',
      ),
    ];
    return controls
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const icon = control.querySelector('svg')?.getBoundingClientRect();
        const edges = [document.documentElement.getBoundingClientRect()];
        for (let parent = control.parentElement; parent; parent = parent.parentElement) {
          const { overflowX } = getComputedStyle(parent);
          if (overflowX !== 'visible') edges.push(parent.getBoundingClientRect());
        }
        return (
          edges.some((edge) => !within(box, edge)) ||
          linesOf(control).some((line) => !within(line, box) || (icon && overlap(line, icon)))
        );
      })
      .map((control) => control.textContent);
  });

async function expectReadable(page: Page, screen: string) {
  expect.soft(await cutOff(page), `${screen}: cut off`).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${screen}: sideways scroll`).toBeLessThanOrEqual(0);
}

for (const size of [24, 32]) {
  for (const lang of ['en', 'it'] as const) {
    test(`no text is cut off on a phone with a default font size of ${size} px (${lang})`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await page.emulateMedia({ reducedMotion: 'reduce' });

      await page.goto(`/admin/dashboard?lang=${lang}`);
      await page.locator('main a').first().waitFor();
      await expectReadable(page, 'dashboard');

      await page.goto(`/admin/venues?limit=5&lang=${lang}`);
      await action(cards(page).first(), EDIT[lang]).scrollIntoViewIfNeeded();
      await expectReadable(page, 'review');

      await action(cards(page).first(), EDIT[lang]).click();
      await dialog(page).waitFor();
      await expectReadable(page, 'edit dialog');
      await page.keyboard.press('Escape');

      await action(cards(page).first(), DISCARD[lang]).click();
      await dialog(page).waitFor();
      await expectReadable(page, 'discard dialog');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: DUPLICATE[lang] }).first().click();
      await dialog(page).waitFor();
      await expectReadable(page, 'duplicates dialog');

      await page.goto(`/admin/venues/add?lang=${lang}`);
      await page.locator('form h1').waitFor();
      await expectReadable(page, 'add venue');
    });
  }
}
