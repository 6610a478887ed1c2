import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { sidewaysScroll } from './visit.ts';

/** The rows of cards that phones swipe. */
export const SWIPED_ROWS = 'main [role=group][aria-labelledby]';

/** Sets the default font size of the browser, as a reader with low vision does (WCAG 1.4.4). */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** The headings, buttons and links that are cut off sideways, or whose text is: outside their box or under their icon. */
const cutOff = (page: Page) =>
  page.evaluate((swipedRows) => {
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
        'body > :not(script) :is(a, button, summary, h1, h2, h3):not([data-theme] *)',
      ),
    ];
    // Chromium lays out a card far outside the window at the first question, and answers only the next
    // one by it.
    for (const control of controls) control.getClientRects();
    return controls
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        const box = control.getBoundingClientRect();
        // In a heading it is a stroke below the words.
        const icon = control.matches('h1, h2, h3')
          ? undefined
          : control.querySelector('svg')?.getBoundingClientRect();
        // A row is swiped to its cards; its own test says that each of them fits.
        const row = control.closest(swipedRows);
        const edges = row ? [] : [document.documentElement.getBoundingClientRect()];
        for (let parent = control.parentElement; parent !== row; parent = parent.parentElement) {
          if (parent === null) break;
          const { overflowX } = getComputedStyle(parent);
          if (overflowX !== 'visible') edges.push(parent.getBoundingClientRect());
        }
        return (
          edges.some((edge) => !within(box, edge)) ||
          linesOf(control).some((line) => !within(line, box) || (icon && overlap(line, icon)))
        );
      })
      .map((control) => control.textContent);
  }, SWIPED_ROWS);

/** The cards of swiped rows that are wider than their row shows at once. */
const tooWideCards = (page: Page) =>
  page
    .locator(`${SWIPED_ROWS} > *`)
    .evaluateAll((cards) =>
      cards
        .filter(({ clientWidth, parentElement }) => clientWidth > (parentElement?.clientWidth ?? 0))
        .map((card) => card.textContent),
    );

/** Expects that the page needs no sideways scroll and cuts nothing off. */
export async function expectReadable(page: Page, screen: string) {
  expect.soft(await cutOff(page), `${screen}: cut off`).toEqual([]);
  expect.soft(await tooWideCards(page), `${screen}: cards`).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${screen}: sideways scroll`).toBeLessThanOrEqual(0);
}
