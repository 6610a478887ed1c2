import { FOCUSABLE } from '@campetto/ui/docs/focusable';
import isChromatic from 'chromatic/isChromatic';

// Makes screenshots deterministic: fixed clock and random numbers, and no state of earlier stories.

/** A story is settled when the document has not changed for this long (ms). */
const QUIET = 100;
const TIMEOUT = 3000;

const captured = isChromatic();

const NOW = Date.UTC(2026, 10, 20, 9, 30);

/** A small generator (mulberry32): the same numbers for every story. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

if (captured) {
  const Real = Date;
  // A stopped clock; a date with arguments is still that date.
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [NOW] : args, made),
    get: (target, key, receiver) =>
      key === 'now' ? () => NOW : Reflect.get(target, key, receiver),
  });
  const style = document.createElement('style');
  // Content below the fold is painted too.
  style.textContent = `* {
    caret-color: transparent !important;
    content-visibility: visible !important;
    scroll-behavior: auto !important;
  }`;
  document.head.append(style);
  // Taking a screenshot resizes the window for a moment, at which menus would close.
  for (const type of ['resize', 'blur'])
    window.addEventListener(
      type,
      (event) => {
        if (event.isTrusted && event.target === window) event.stopImmediatePropagation();
      },
      true,
    );
}

/** Resolves once nothing has changed in the document for a while. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      resolve();
    };
    let timer = setTimeout(done, QUIET);
    const limit = setTimeout(done, TIMEOUT);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET);
    });
    observer.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

/** Waits for all images, also below the fold; a broken image is not waited for. */
function pictures() {
  return Promise.all(
    [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
}

/** Throws when a forced state, such as focus, is not applied: the screenshot would prove nothing. */
function checkLooks(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-looks="focused"]'))
    if (place.querySelector(FOCUSABLE) && !place.querySelector('.pseudo-focus-visible'))
      throw new Error(`nothing looks focused in “${place.textContent.slice(0, 40)}”`);
}

export const parameters = { chromatic: { prefersReducedMotion: 'reduce' } };

export async function beforeEach() {
  if (!captured) return;
  // Play functions measure elements; without this, the first one of a page would measure the fallback typefaces.
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
  Math.random = seeded(1);
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
}

export async function afterEach() {
  if (!captured) return;
  await quiet();
  checkLooks();
  await document.fonts.ready;
  await pictures();
}
