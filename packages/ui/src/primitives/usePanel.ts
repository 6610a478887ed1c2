import { useEffect, useId, useRef, useState } from 'react';

/**
 * A panel that a button opens below itself: it closes when focus or pointer go elsewhere, and on
 * Escape, which leads back to the button. `box` holds both.
 */
export function usePanel() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    function look({ target }: Event) {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    }
    document.addEventListener('pointerdown', look, { signal });
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    return () => listening.abort();
  });

  return {
    open,
    id,
    box,
    close,
    triggerProps: {
      ref: trigger,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: () => setOpen(!open),
    },
  };
}
