// A spreadsheet whose separator is not the comma begins a cell also after a semicolon, tab or line break
// inside of a text, and some accept the full-width signs of East Asian keyboards.

/** Where a cell begins that a spreadsheet would execute as a formula. */
const FORMULA = /(?<=^|[;\t\r\n])(?='*[=+\-@\t\r\n＝＋－＠])/g;
/** The apostrophe that {@link protectCell} puts there. */
const PROTECTION = /(?<=^|[;\t\r\n])'(?='*[=+\-@\t\r\n＝＋－＠])/g;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** The text with an apostrophe in front of each formula, so that no spreadsheet executes it. */
export const protectCell = (text: string): string =>
  PLAIN_NUMBER.test(text) ? text : text.replace(FORMULA, "'");

/** The text from which {@link protectCell} made the cell. */
export const unprotectCell = (text: string): string => text.replace(PROTECTION, '');
