/** Selector of the elements on which a forced focus may be shown. */
export const FOCUSABLE = 'a[href], button, input, textarea, [role="combobox"], [tabindex]';
