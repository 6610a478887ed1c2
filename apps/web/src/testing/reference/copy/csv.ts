/** The characters that start a formula in a spreadsheet. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A cell by RFC 4180; an apostrophe prevents a spreadsheet from evaluating it. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file in UTF-8, with the byte order mark that spreadsheets need. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
