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
    const returnToToggle = () => toggle?.focus({ preventScroll: true });
    /** Whether Tab leaves the bar. */
    const leaves = ({ key, shiftKey }: KeyboardEvent) => {
      if (key !== 'Tab') return false;
      const stops = Array.from(bar?.querySelectorAll('a, summary') ?? []);
      const shown = stops.filter((stop) => stop.getClientRects().length > 0);
      return document.activeElement === shown.at(shiftKey ? 0 : -1);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!menu.open) return;
      if (event.key === 'Escape') close();
      else if (!leaves(event)) return;
      // Before the focus leaves the bar, because the browser would scroll to what gets it.
      else event.preventDefault();
      returnToToggle();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    // A screen reader, for example, moves the focus without a key.
    document.addEventListener('focusin', (event) => isOutside(event) && returnToToggle(), {
      signal,
    });
    document.addEventListener('pointerdown', (event) => isOutside(event) && close(), { signal });
    wide.addEventListener('change', close, { signal });
    return () => listening.abort();
  }, [wideScreen]);

  return ref;
}
