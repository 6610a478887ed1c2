/**
 * Whether no element has the focus, as after the removal of the one that had it. A panel returns the focus in a timer
 * after it has closed: until then a key may have moved it on.
 */
export const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
