// A spreadsheet whose separator is not the comma also begins a cell after a semicolon, a tab or a line break inside a
// text. Some also accept the full-width signs of East Asian keyboards.

/** Where a cell begins that a spreadsheet would execute as a formula. */
const FORMULA = /(?<=^|[;\t\r\n])(?='*[=+\-@\t\r\n＝＋－＠])/g;
/** An apostrophe that {@link protectCell} has added. */
const PROTECTION = /(?<=^|[;\t\r\n])'(?='*[=+\-@\t\r\n＝＋－＠])/g;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
/** Digits that a spreadsheet would save as another number: without the zero at their start, or rounded (`3.93E+11`). */
const CHANGED_NUMBER = /^(?='*(?:0\d+|\d{12,})$)/;
const CHANGED_NUMBER_PROTECTION = /^'(?='*(?:0\d+|\d{12,})$)/;

/**
 * The text with an apostrophe in front of each formula, so that no spreadsheet executes it, and of digits that a
 * spreadsheet would change, such as those of a phone number or a postcode.
 */
export const protectCell = (text: string): string => {
  if (CHANGED_NUMBER.test(text)) return `'${text}`;
  return PLAIN_NUMBER.test(text) ? text : text.replace(FORMULA, "'");
};

/** The text from which {@link protectCell} made the cell. */
export const unprotectCell = (text: string): string =>
  text.replace(CHANGED_NUMBER_PROTECTION, '').replace(PROTECTION, '');
