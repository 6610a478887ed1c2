/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** The text so that no spreadsheet runs it: an apostrophe before what looks like a formula. */
export const protectCell = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

/** The text that {@link protectCell} was given. */
export const unprotectCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
