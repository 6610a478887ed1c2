import { useEffect, useRef } from 'react';

/**
 * What scripts add to a menu that opens without them: while it is open focus stays in the bar; Escape
 * and a press outside close it, and so does a screen from `wideScreen` on, which has no menu.
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
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('focusin', (event) => isOutside(event) && toggle?.focus(), {
      signal,
    });
    document.addEventListener('pointerdown', (event) => isOutside(event) && close(), { signal });
    wide.addEventListener('change', close, { signal });
    return () => listening.abort();
  }, [wideScreen]);

  return ref;
}
