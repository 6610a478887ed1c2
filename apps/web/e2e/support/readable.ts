import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { settled, sidewaysScroll } from './visit.ts';

/** The rows of cards that phones swipe. */
export const SWIPED_ROWS = 'main [role=group][aria-labelledby]';

/** Sets the default font size of the browser, as a reader with low vision does (WCAG 1.4.4). */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Runs a check on the open page with one and a half times and with twice the default font size. */
export async function inLargeTexts(
  page: Page,
  check: (size: string) => Promise<void>,
): Promise<void> {
  for (const size of [24, 32]) {
    await setFontSize(page, size);
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    await settled(page);
    await check(`${size} px`);
  }
}

/** The headings, buttons and links that are cut off sideways, or whose text is: outside their box or under their icon. */
export const cutOff = (page: Page) =>
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
        const parent = walker.currentNode.parentElement;
        // The text of a button with a spinner is transparent.
        if (parent && parent.offsetWidth > 1 && parent.checkVisibility({ opacityProperty: true })) {
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
    // Chromium lays out a card far outside the window when its box is first read, and returns the right box
    // only at the next reading.
    for (const control of controls) control.getClientRects();
    return controls
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        const box = control.getBoundingClientRect();
        // In a heading, the drawing is a stroke below the words.
        const icons = control.matches('h1, h2, h3')
          ? []
          : [...control.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
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
          linesOf(control).some(
            (line) => !within(line, box) || icons.some((icon) => overlap(line, icon)),
          )
        );
      })
      .map((control) => control.textContent);
  }, SWIPED_ROWS);

/**
 * The controls that overlap another one, and the texts that are under a control which is not theirs. Fixed
 * and sticky parts may cover the rest, so their controls are compared with each other only.
 */
const overlapping = (page: Page) =>
  page.evaluate(() => {
    const layerOf = (element: Element): Element | undefined => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      }
      return undefined;
    };
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const within = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    /** Without the padding of a link in a text, which makes it a larger target. */
    const boxesOf = (element: Element) => {
      const { display, paddingBlock } = getComputedStyle(element);
      const padding = display === 'inline' ? Number.parseFloat(paddingBlock) : 0;
      return [...element.getClientRects()].map(
        ({ x, y, width, height }) => new DOMRect(x, y + padding, width, height - 2 * padding),
      );
    };
    const isVisible = (element: Element) =>
      // Cards far outside the window have no layout.
      element.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      });
    /** Whether an ancestor that hides what overflows it hides this line: texts for screen readers, a third line. */
    const isClipped = (element: Element, line: DOMRect) => {
      const middle = (line.top + line.bottom) / 2;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const box = at.getBoundingClientRect();
        if (box.width <= 1 || middle > box.bottom || middle < box.top) return true;
      }
      return false;
    };

    const controls = [...document.querySelectorAll('a, button, summary, input, textarea')]
      .filter((element) => isVisible(element) && element.getBoundingClientRect().width > 1)
      .map((element) => ({
        element,
        layer: layerOf(element),
        boxes: boxesOf(element),
      }));
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      element.textContent || element.getAttribute('aria-label') || element.tagName;
    for (const [index, one] of controls.entries()) {
      for (const other of controls.slice(index + 1)) {
        if (one.layer !== other.layer || one.element.contains(other.element)) continue;
        // A button at the end of a field is drawn inside the field.
        const overlaps = one.boxes.some((a) =>
          other.boxes.some((b) => overlap(a, b) && !within(a, b) && !within(b, a)),
        );
        if (overlaps) faults.push(`${nameOf(one.element)} / ${nameOf(other.element)}`);
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || !isVisible(parent) || !walker.currentNode.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = [...range.getClientRects()].filter((line) => !isClipped(parent, line));
      const layer = layerOf(parent);
      for (const { element, boxes, ...control } of controls) {
        if (control.layer !== layer || element.contains(parent)) continue;
        if (parent.closest('label')?.control === element) continue;
        if (lines.some((line) => boxes.some((box) => overlap(line, box)))) {
          faults.push(`${walker.currentNode.textContent} / ${nameOf(element)}`);
        }
      }
    }
    return faults.slice(0, 9);
  });

/** The cards of swiped rows that are wider than their row shows at once. */
const tooWideCards = (page: Page) =>
  page
    .locator(`${SWIPED_ROWS} > *`)
    .evaluateAll((cards) =>
      cards
        .filter(({ clientWidth, parentElement }) => clientWidth > (parentElement?.clientWidth ?? 0))
        .map((card) => card.textContent),
    );

/** The texts that are so narrow that they have less than three letters in a line. */
const tornTexts = (page: Page) =>
  page.evaluate(() => {
    const torn: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      // For screen readers only, or drawn as an icon.
      if (getComputedStyle(parent).overflow !== 'visible') continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > 3 && text.length < 3 * lines) torn.push(text);
    }
    return torn;
  });

/** The words that are broken over two lines in the elements of a selector, except in those of another one. */
export const brokenWords = (page: Page, within: string, leftOut: string) =>
  page.evaluate(
    ([within, leftOut]) => {
      const broken: string[] = [];
      for (const element of document.querySelectorAll(within)) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { currentNode: text } = walker;
          const parent = text.parentElement;
          const isShown = parent?.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          });
          // Texts for screen readers only are one pixel wide.
          if (!isShown || parent?.offsetWidth === 1 || parent?.closest(leftOut)) continue;
          for (const { 0: word, index } of text.textContent?.matchAll(/\p{L}{2,}/gu) ?? []) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(word);
          }
        }
      }
      return broken;
    },
    [within, leftOut] as const,
  );

/** The share of a dialog's height that its sticky title and footer leave to the content; 1 if it does not scroll. */
const roomOf = (dialog: Locator) =>
  dialog.evaluate((panel) => {
    if (panel.scrollHeight <= panel.clientHeight) return 1;
    const sticky = [...panel.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .map((element) => element.getBoundingClientRect());
    const { top, bottom } = panel.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const start = Math.max(top, ...sticky.map((box) => (box.top < middle ? box.bottom : top)));
    const end = Math.min(bottom, ...sticky.map((box) => (box.top < middle ? bottom : box.top)));
    return (end - start) / (bottom - top);
  });

/** Expects a dialog in which nothing is cut off, and most of which is its content. */
export async function expectReadableDialog(page: Page, dialog: Locator, screen: string) {
  await dialog.waitFor();
  await expectReadableScreen(page, screen);
  expect.soft(await roomOf(dialog), `${screen}: room`).toBeGreaterThanOrEqual(0.4);
}

/** Expects that the page needs no sideways scroll and cuts nothing off. */
async function expectReadable(page: Page, screen: string) {
  expect.soft(await cutOff(page), `${screen}: cut off`).toEqual([]);
  expect.soft(await tornTexts(page), `${screen}: torn texts`).toEqual([]);
  expect.soft(await tooWideCards(page), `${screen}: cards`).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${screen}: sideways scroll`).toBeLessThanOrEqual(0);
}

/** Expects the same of a screen, and that no control covers another or a text. */
export async function expectReadableScreen(page: Page, screen: string) {
  await expectReadable(page, screen);
  expect.soft(await overlapping(page), `${screen}: overlaps`).toEqual([]);
}

/** Expects that no word of a title or control is on two lines; the long titles of public pages may be hyphenated. */
export async function expectWholeWords(page: Page, screen: string) {
  // Names and websites of venues may be broken.
  const broken = await brokenWords(
    page,
    'a, button, summary, h1, h2, h3',
    'article :is(h2, a), li a',
  );
  expect.soft(broken, `${screen}: broken words`).toEqual([]);
}

/** Moves the focus by a key and resolves to the element that has it, and to what covers all of it at an edge. */
export async function focusBy(page: Page, key: 'Tab' | 'Shift+Tab') {
  await page.keyboard.press(key);
  await settled(page);
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { top, bottom } = focused.getBoundingClientRect();
    const bar = document.querySelector('header');
    const note = document.querySelector('[role=alert]:not([hidden])');
    const isWithin = (part: Element | null) => part?.contains(focused) ?? false;
    const isBehindBar = bottom <= (bar?.getBoundingClientRect().bottom ?? 0) && !isWithin(bar);
    const isBehindNote =
      top >= (note?.getBoundingClientRect().top ?? innerHeight) && !isWithin(note);
    return {
      name: focused.textContent,
      isInBar: isWithin(bar),
      isInPage: focused.closest('main, footer') !== null,
      isCovered: isBehindBar || isBehindNote,
    };
  });
}
