/**
 * Focuses an element at the moment in which a panel leaves the page, for stories about what takes the focus then.
 * Resolves 100 ms later, after the timers in which a panel returns the focus.
 */
export function focusWhenRemoved(panel: HTMLElement, next: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (panel.isConnected) return;
      observer.disconnect();
      next.focus();
      setTimeout(resolve, 100);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
