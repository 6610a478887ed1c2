import { useEffect } from 'react';

/**
 * Radix sets `pointer-events: none` on the body while the dialog is there. It is inherited, so the browser would restyle
 * the whole page when it opens and when it has closed; the overlay receives every click anyway. Not a rule with `:has()`,
 * which has the same cost for each element that is added to the body.
 */
export function PagePointerEvents() {
  // Inside the content: this effect begins before that of Radix, and ends after it.
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
