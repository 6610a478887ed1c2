import type { Page } from '@playwright/test';

interface Scroll {
  /** The id of what was scrolled to, or `top`. */
  to: string;
  behavior: string | undefined;
  /** Milliseconds after the last change of the address. */
  after: number;
}

declare global {
  interface Window {
    scrolls: Scroll[];
  }
}

/** Notes each scroll that the app asks for; read them with `scrollsOf`. */
export async function watchScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scrolls = [];
    let changed = 0;
    const note = (to: string, options: unknown) =>
      window.scrolls.push({
        to,
        behavior: (options as ScrollOptions | undefined)?.behavior,
        after: performance.now() - changed,
      });
    const { pushState } = history;
    history.pushState = function (...change) {
      changed = performance.now();
      pushState.apply(this, change);
    };
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      note(this.id, options);
      scrollIntoView.call(this, options);
    };
    const { scrollTo } = window;
    Object.assign(window, {
      scrollTo: (options: ScrollToOptions) => {
        note('top', options);
        Reflect.apply(scrollTo, window, [options]);
      },
    });
  });
}

export const scrollsOf = (page: Page) => page.evaluate(() => window.scrolls);

/** Px between the window's top and a part of the page. */
export const topOf = (page: Page, id: string) =>
  page.evaluate(
    (name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN,
    id,
  );
