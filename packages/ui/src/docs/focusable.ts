/**
 * Selector of the elements on which a forced focus may be shown. A list whose items can have the focus shows none of its
 * own.
 */
export const FOCUSABLE =
  'a[href], button, input, textarea, [role="combobox"], [tabindex]:not(:has([tabindex]))';
