import type { Page } from '@playwright/test';

interface Scroll {
  /** The id of the element that was scrolled to, or `top`. */
  to: string;
  behavior: string | undefined;
}

declare global {
  interface Window {
    scrolls: Scroll[];
  }
}

/** Records each scroll that the app asks for; `scrollsOf` reads them. */
export async function watchScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scrolls = [];
    const record = (to: string, options: unknown) =>
      window.scrolls.push({ to, behavior: (options as ScrollOptions | undefined)?.behavior });
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      record(this.id, options);
      scrollIntoView.call(this, options);
    };
    const { scrollTo } = window;
    Object.assign(window, {
      scrollTo: (options: ScrollToOptions) => {
        record('top', options);
        Reflect.apply(scrollTo, window, [options]);
      },
    });
  });
}

export const scrollsOf = (page: Page) => page.evaluate(() => window.scrolls);

/** Pixels between the window's top and a part of the page; NaN where there is none. */
export const topOf = (page: Page, id: string) =>
  page.evaluate(
    (name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN,
    id,
  );
