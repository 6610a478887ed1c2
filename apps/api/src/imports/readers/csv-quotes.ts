import { FileError } from '../errors.ts';
import { LINE_MAX, TOO_LONG } from './lines.ts';

/** Lines of one record; the descriptions of venues have fewer. */
const LINES_MAX = 20;
/** Characters of the text that is passed on at once. */
const CHUNK = 16 * 1024;

const OPEN = 'has a quote that may not be closed';
const MISPLACED = 'has a quote out of place';

/** Where a line ends: outside quotes, inside them, or after a quote out of place. */
type LineEnd = 'closed' | 'open' | 'misplaced';

/** The shape of a CSV file. */
export interface CsvFormat {
  delimiter: string;
  newline: string;
}

/**
 * A line without values: an empty one, one of delimiters, as which spreadsheets save emptied rows, or the first line
 * `sep=;`, by which a file names its delimiter to Excel.
 */
export const blankLine = ({ delimiter }: CsvFormat) =>
  new RegExp(`^(sep=)?[\\s${delimiter}]*$`, 'i');

/**
 * The text of a CSV file without blank lines. Each record gets an additional first cell: the number of its first line,
 * which a parser that sees only the text cannot count. Every quote in the text is closed, because an unclosed quote
 * would make one cell of everything after it. A line is refused if it has a quote out of place, or a quote that is
 * closed out of place, after more lines than a record may have, or never. Of a refused line, only the number is left,
 * and the reason is added to `refused`; reading continues with the line after it. Of a part of a file, the end may be
 * within a quoted cell: the lines of its last record are refused as one.
 *
 * @throws FileError if the refused line is the header
 */
export async function* closeQuotes(
  lines: AsyncIterable<string>,
  format: CsvFormat,
  refused: Map<number, string>,
  isWhole: boolean,
): AsyncGenerator<string> {
  const { delimiter, newline } = format;
  const blank = blankLine(format);
  let text = '';
  let passed = 0; // lines
  let hasHeader = false;
  /** The lines of a record that has not ended. */
  let record: string[] = [];
  let length = 0;

  /** Adds a record of `count` lines to the text; `whole` is empty for a refused line. */
  function pass(whole: readonly string[], count: number) {
    const isBlank = whole.length === 1 && blank.test(whole[0] ?? '');
    if (!isBlank) text += [passed + 1, whole.join(newline)].join(delimiter) + newline;
    hasHeader ||= !isBlank;
    passed += count;
    record = [];
    length = 0;
  }

  /** Leaves out the first line of the record, and returns the others. */
  function refuse(reason: string): string[] {
    const [, ...rest] = record;
    if (!hasHeader) throw new FileError('brokenOff', `The header ${reason}.`);
    refused.set(passed + 1, reason);
    pass([], 1);
    return rest;
  }

  /** Adds a line to the record; returns the lines that must be read again. */
  function add(line: string): string[] {
    const end = lineEnd(line, delimiter, record.length > 0);
    record.push(line);
    length += line.length;
    if (length > LINE_MAX) return refuse(record.length === 1 ? TOO_LONG : OPEN);
    if (end === 'misplaced') return refuse(record.length === 1 ? MISPLACED : OPEN);
    if (end === 'open') return record.length < LINES_MAX ? [] : refuse(OPEN);
    pass(record, record.length);
    return [];
  }

  function addAll(unread: string[]) {
    // The next line is at the end of the stack, which has at most as many lines as a record may have.
    const stack = unread.toReversed();
    for (let line = stack.pop(); line !== undefined; line = stack.pop()) {
      stack.push(...add(line).toReversed());
    }
  }

  for await (const line of lines) {
    addAll([line]);
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  while (record.length > 0) {
    const rest = refuse(OPEN);
    if (isWhole) addAll(rest);
  }
  yield text;
}

function lineEnd(line: string, delimiter: string, isOpen: boolean): LineEnd {
  let at = 0;
  if (!isOpen && !line.includes('"')) return 'closed';
  for (let isQuoted = isOpen; ; isQuoted = false) {
    if (!isQuoted && line[at] !== '"') {
      const next = line.indexOf(delimiter, at);
      if (line.slice(at, next < 0 ? undefined : next).includes('"')) return 'misplaced';
      if (next < 0) return 'closed';
      at = next + 1;
      continue;
    }
    const closing = closingQuote(line, isQuoted ? at : at + 1);
    if (closing < 0) return 'open';
    const after = line.slice(closing + 1, closing + 2);
    if (after === '' || line.slice(closing + 1) === '\r') return 'closed';
    if (after !== delimiter) return 'misplaced';
    at = closing + 2;
  }
}

/** The position of the quote that ends a cell; two quotes in a row are one character of the cell. */
function closingQuote(line: string, from: number): number {
  let at = line.indexOf('"', from);
  while (at >= 0 && line[at + 1] === '"') at = line.indexOf('"', at + 2);
  return at;
}
