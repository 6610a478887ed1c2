/**
 * Whether no element has the focus, as when the focused one was removed. A panel checks it before it returns the focus,
 * which it does in a timer after it has closed: a key may have moved the focus meanwhile.
 */
export const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
