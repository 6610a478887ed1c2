import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The least height and width in pixels, 44 (WCAG 2.5.5) less the fractions of a layout. */
const LEAST = 43;

/**
 * The controls, of the page or of the dialog over it, whose target is lower or narrower than `LEAST`. A target
 * reaches as far as a finger that moves away from the middle of the drawn control meets the same control, or
 * its label, and no other. Links within a sentence are exempt (WCAG 2.5.8).
 */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const CONTROLS =
      'a[href], button, summary, input:not([type=hidden]), textarea, select, [role=combobox]';
    const layer = [...document.querySelectorAll('[role$=dialog]')].at(-1) ?? document.body;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      element.getBoundingClientRect().width > 1;
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const controlAt = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y)?.closest(`${CONTROLS}, label`);
      return found instanceof HTMLLabelElement ? found.control : found;
    };
    /** Pixels in one direction. */
    const reach = (control: Element, x: number, y: number, byX: number, byY: number) => {
      let pixels = 0;
      while (
        pixels < least &&
        controlAt(x + byX * (pixels + 1), y + byY * (pixels + 1)) === control
      )
        pixels += 1;
      return pixels;
    };
    const isSticky = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isSticky(element.parentElement));

    const faults: string[] = [];
    for (const control of layer.querySelectorAll(CONTROLS)) {
      if (!isShown(control) || isInSentence(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
      const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
      // A sticky bar covers the end of the page, where a control cannot be scrolled away from it.
      const middle = document.elementFromPoint(x, y);
      if (controlAt(x, y) !== control && isSticky(middle) && !isSticky(control)) continue;
      const across = reach(control, x, y, -1, 0) + 1 + reach(control, x, y, 1, 0);
      const down = reach(control, x, y, 0, -1) + 1 + reach(control, x, y, 0, 1);
      if (across >= least && down >= least) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      faults.push(
        `${control.tagName} ${name?.slice(0, 40)}: ${width.toFixed(0)} × ${height.toFixed(0)}, target ${across} × ${down}`,
      );
    }
    scrollTo(0, 0);
    return faults;
  }, LEAST);

/** Expects that a finger finds every control of the screen, or of the dialog over it. */
export async function expectTouchable(page: Page, screen: string): Promise<void> {
  expect.soft(await smallTargets(page), `${screen}: small targets`).toEqual([]);
}
