/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A cell as RFC 4180 has it; an apostrophe keeps a spreadsheet from running it. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file in UTF-8, with the mark by which spreadsheets know it. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
