// A spreadsheet whose separator is not the comma also begins a cell after a semicolon, a tab or a line break inside a
// text. Some also accept the full-width signs of East Asian keyboards.

/** Where a cell begins that a spreadsheet would execute as a formula. */
const FORMULA = /(?<=^|[;\t\r\n])(?='*[=+\-@\t\r\n＝＋－＠])/g;
/** An apostrophe that {@link protectCell} has added. */
const PROTECTION = /(?<=^|[;\t\r\n])'(?='*[=+\-@\t\r\n＝＋－＠])/g;
const NEGATIVE_NUMBER = /^-\d+$/;
/** Texts that a spreadsheet would save as others, behind any apostrophes. */
const CHANGED = [
  /^'*0\d+$/, // saved without its zero
  /^'*\d{12,}$/, // rounded to `3.93E+11`
  /^'*\d+(?: *[-/.,:] *\d+)+$/, // `6-10` and `12/3` become dates, `10:30` a time, `3.40` another number or a date
  /^'*\d+(?:[.,]\d+)?[Ee][+-]?\d+$/, // `2E5` becomes 200000
  /^'*\d{1,2} [AaPp][Mm]?$/, // `3 A` becomes a time
];
const isChanged = (text: string) => CHANGED.some((form) => form.test(text));

/**
 * The text with an apostrophe in front of each formula, so that no spreadsheet executes it, and of what a spreadsheet
 * would change, such as the digits of a phone number, a postcode or a house number.
 */
export const protectCell = (text: string): string => {
  if (isChanged(text)) return `'${text}`;
  return NEGATIVE_NUMBER.test(text) ? text : text.replace(FORMULA, "'");
};

/** The text from which {@link protectCell} made the cell. */
export const unprotectCell = (text: string): string =>
  text.startsWith("'") && isChanged(text) ? text.slice(1) : text.replace(PROTECTION, '');
