/** A text that a spreadsheet would execute as a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** The text, with an apostrophe in front if it looks like a formula, so that no spreadsheet executes it. */
export const protectCell = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

/** The text from which {@link protectCell} made the cell. */
export const unprotectCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
