import { useEffect, useRef, useState } from 'react';
import { pageBehind } from './Sidebar.css.ts';

/**
 * A panel that slides over the page on small screens. Focus moves into it and returns to its toggle;
 * Escape, a press outside and a wider screen close it.
 */
export function useDrawer(wideScreen: string) {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const closeOutside = (event: PointerEvent) =>
      panel.current?.contains(event.target as Node) || close();
    const wide = matchMedia(wideScreen);

    const { classList } = document.documentElement;

    classList.add(pageBehind);
    panel.current?.focus();
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      wide.removeEventListener('change', close);
      classList.remove(pageBehind);
      toggle.current?.focus();
    };
  }, [open, wideScreen]);

  return { open, setOpen, panel, toggle };
}
