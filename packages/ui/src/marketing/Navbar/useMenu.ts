import { useEffect, useRef } from 'react';

/**
 * Adds to a menu that opens without scripts: the focus stays in the bar while the menu is open. Escape, a press
 * outside and a screen that matches `wideScreen`, which has no menu, close it.
 */
export function useMenu(wideScreen: string) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const toggle = menu.querySelector('summary');
    const bar = menu.closest('header');
    const wide = matchMedia(wideScreen);
    const listening = new AbortController();
    const { signal } = listening;

    const close = () => {
      menu.open = false;
    };
    const isOutside = ({ target }: Event) => menu.open && !bar?.contains(target as Node);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      toggle?.focus();
    };
    // Before the focus leaves the bar, because the browser would scroll to what gets it.
    const returnToToggle = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !menu.open || !bar) return;
      const stops = Array.from(bar.querySelectorAll<HTMLElement>('a[href], summary'));
      const shown = stops.filter((stop) => stop.getClientRects().length > 0);
      if (document.activeElement !== shown.at(event.shiftKey ? 0 : -1)) return;
      event.preventDefault();
      toggle?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('keydown', returnToToggle, { signal });
    // A screen reader, for example, moves the focus without a key.
    document.addEventListener(
      'focusin',
      (event) => isOutside(event) && toggle?.focus({ preventScroll: true }),
      { signal },
    );
    document.addEventListener('pointerdown', (event) => isOutside(event) && close(), { signal });
    wide.addEventListener('change', close, { signal });
    return () => listening.abort();
  }, [wideScreen]);

  return ref;
}
