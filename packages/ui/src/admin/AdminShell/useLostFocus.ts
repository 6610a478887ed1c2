import { type RefObject, useEffect } from 'react';

/** The parts of a screen that have a name, which is read out when they get the focus. */
const PARTS = 'section[aria-label], section[aria-labelledby], main';

/** Milliseconds in which the code that removed the element may move the focus, and a dialog close. */
const DELAY = 100;

const isPart = (element: HTMLElement) => element.isConnected && element.matches(PARTS);

/**
 * When the focused element disappears, the browser forgets the place of the focus, and the keyboard starts
 * again at the top of the page. This moves the focus to the nearest part of the screen that is still there.
 */
export function useLostFocus(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    /** The element that had the focus last, and those around it. */
    let path: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout>;

    function onFocusIn({ target }: FocusEvent) {
      path = [];
      let next = target instanceof HTMLElement ? target : null;
      for (; next; next = next.parentElement) path.push(next);
    }
    function restore() {
      if (document.activeElement !== document.body) return;
      const part = path.find(isPart);
      if (!part) return;
      if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
      part.focus({ preventScroll: true });
    }
    const observer = new MutationObserver(() => {
      if (path[0] === undefined || path[0].isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(restore, DELAY);
    });

    element.addEventListener('focusin', onFocusIn);
    observer.observe(element, { childList: true, subtree: true });
    // Dialogs are children of the body: one that closes cannot return the focus to an element that is gone.
    observer.observe(document.body, { childList: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('focusin', onFocusIn);
    };
  }, [screen]);
}
