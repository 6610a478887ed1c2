import type { Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { FileError } from '../errors.ts';
import type { ReadItem } from './record.ts';

/** More characters than any venue has: an unclosed quote makes one record of all that follows. */
const MAX_RECORD = 1_000_000;
const UNCLOSED_QUOTE = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

/** The delimiter of a file: `;` where its header has more of them than commas. */
export function delimiterOf(head: string): ';' | ',' {
  const header = head.split('\n', 1)[0] ?? '';
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

interface Row {
  info: Info;
  record: Record<string, string>;
}

/** What is needed of the parser's error, which has the whole state of the parser and a stack. */
interface ParseError {
  code: string;
  message: string;
  lines: number;
}

const toParseError = ({ code, message, lines = 0 }: CsvError & { lines?: number }): ParseError => ({
  code,
  message,
  lines,
});

/**
 * The records of a CSV file with a header. A row with too many or too few fields, or with a quote
 * out of place, is a broken record.
 *
 * @throws FileError where a quote is not closed, because the records after it cannot be separated.
 */
export async function* readCsv(input: Readable, delimiter: string): AsyncGenerator<ReadItem> {
  const errors: ParseError[] = [];
  const parser = parse({
    bom: true,
    columns: true,
    delimiter,
    info: true,
    max_record_size: MAX_RECORD,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) errors.push(toParseError(error));
      return undefined;
    },
  });
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let lastLine = 1;
  try {
    for await (const { info, record } of parser as AsyncIterable<Row>) {
      const at = info.lines - lineBreaksIn(record);
      yield* brokenRecords(errors, lastLine, at);
      yield { at, record: { fields: record } };
      lastLine = info.lines;
    }
    yield* brokenRecords(errors, lastLine, Number.POSITIVE_INFINITY);
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError('brokenOff', error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  } finally {
    input.destroy();
  }
}

/**
 * Removes the errors between two lines from the list, which is ahead of the records, and yields one
 * for each line: the parser may report several.
 */
function* brokenRecords(errors: ParseError[], from: number, to: number): Generator<ReadItem> {
  const rest = errors.findIndex(({ lines }) => lines >= to);
  let last = from;
  for (const { code, message, lines: at } of errors.splice(0, rest < 0 ? errors.length : rest)) {
    if (UNCLOSED_QUOTE.has(code)) {
      throw new FileError(
        'brokenOff',
        `A quote is not closed: nothing after line ${last} can be read.`,
      );
    }
    if (at !== last) yield { at, broken: message };
    last = at;
  }
}

const lineBreaksIn = (record: Record<string, string>): number =>
  Object.values(record).reduce((sum, value) => sum + value.split('\n').length - 1, 0);
