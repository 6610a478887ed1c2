import { useEffect } from 'react';

/** Tells when focus or pointer have gone elsewhere, and when Escape asks to. */
export function useLeave(
  box: { readonly current: HTMLElement | null },
  watching: boolean,
  { onLeave, onEscape }: { onLeave: () => void; onEscape: () => void },
) {
  useEffect(() => {
    if (!watching) return;
    const listening = new AbortController();
    const { signal } = listening;
    function look({ target }: Event) {
      if (target instanceof Node && !box.current?.contains(target)) onLeave();
    }
    document.addEventListener('pointerdown', look, { signal });
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape(), { signal });
    return () => listening.abort();
  });
}
