// A spreadsheet whose separator is not the comma also begins a cell after a semicolon, a tab or a line break inside a
// text. Some also accept the full-width signs of East Asian keyboards.

/** Where a cell begins that a spreadsheet would execute as a formula. */
const FORMULA = /(?<=^|[;\t\r\n])(?='*[=+\-@\t\r\n＝＋－＠])/g;
/** An apostrophe that {@link protectCell} has added. */
const PROTECTION = /(?<=^|[;\t\r\n])'(?='*[=+\-@\t\r\n＝＋－＠])/g;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** The text with an apostrophe in front of each formula, so that no spreadsheet executes it. */
export const protectCell = (text: string): string =>
  PLAIN_NUMBER.test(text) ? text : text.replace(FORMULA, "'");

/** The text from which {@link protectCell} made the cell. */
export const unprotectCell = (text: string): string => text.replace(PROTECTION, '');
