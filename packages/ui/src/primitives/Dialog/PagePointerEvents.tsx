import { useEffect } from 'react';

/**
 * Keeps `pointer-events` of the page. Radix sets it to `none` on the body while a dialog is open; because it is
 * inherited, the browser would restyle the whole page when a dialog opens and closes. The overlay receives every click
 * anyway. A rule with `:has()` would have the same cost for each element that is added to the body.
 */
export function PagePointerEvents() {
  // Rendered in the content, so that this effect begins before that of Radix and ends after it.
  useEffect(() => {
    const parts = [...document.body.children].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && part.style.pointerEvents === '',
    );
    for (const { style } of parts) style.pointerEvents = 'auto';
    return () => {
      for (const { style } of parts) style.pointerEvents = '';
    };
  }, []);
  return null;
}
