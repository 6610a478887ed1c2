/** What a forced focus may be shown on. */
export const FOCUSABLE = 'a[href], button, input, textarea, [role="combobox"], [tabindex]';
