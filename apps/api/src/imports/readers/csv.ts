import { pipeline, Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { type CsvFormat, closeQuotes } from './csv-quotes.ts';
import { linesOf } from './lines.ts';
import type { ReadItem } from './record.ts';

/** The format of a file by its first lines: `;` delimits where the header has more of them than commas. */
export function csvFormatOf(head: string): CsvFormat {
  const newline = head.includes('\n') ? '\n' : '\r';
  const header = head.split(newline, 1)[0] ?? '';
  return {
    delimiter: header.split(';').length > header.split(',').length ? ';' : ',',
    newline,
  };
}

interface Row {
  info: Info;
  record: Record<string, string>;
}

interface RowError {
  at: number;
  message: string;
}

/**
 * The records of a CSV file with a header. A row with too many or too few fields, or with a quote
 * out of place, is a broken record.
 *
 * @throws FileError where the header has a quote out of place.
 */
export async function* readCsv(input: Readable, format: CsvFormat): AsyncGenerator<ReadItem> {
  const errors: RowError[] = [];
  const refused = new Map<number, string>();
  const parser = parse({
    columns: true,
    delimiter: format.delimiter,
    info: true,
    record_delimiter: format.newline === '\n' ? ['\r\n', '\n'] : '\r',
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: (CsvError & { lines?: number }) | undefined) => {
      const at = error?.lines ?? 0;
      if (error) errors.push({ at, message: refused.get(at) ?? error.message });
      refused.delete(at);
      return undefined;
    },
  });
  const lines = linesOf(input, format.newline);
  // An error of any stream reaches the parser, which is read below.
  pipeline(Readable.from(closeQuotes(lines, format, refused)), parser, () => {});
  let lastLine = 1;
  try {
    for await (const { info, record } of parser as AsyncIterable<Row>) {
      const at = info.lines - lineBreaksIn(record, format.newline);
      yield* brokenRecords(errors, lastLine, at);
      yield { at, record: { fields: record } };
      lastLine = info.lines;
    }
    yield* brokenRecords(errors, lastLine, Number.POSITIVE_INFINITY);
  } finally {
    input.destroy();
  }
}

/**
 * Removes the errors between two lines from the list, which is ahead of the records, and yields one
 * for each line: the parser may report several.
 */
function* brokenRecords(errors: RowError[], from: number, to: number): Generator<ReadItem> {
  const rest = errors.findIndex(({ at }) => at >= to);
  let last = from;
  for (const { message, at } of errors.splice(0, rest < 0 ? errors.length : rest)) {
    if (at !== last) yield { at, broken: message };
    last = at;
  }
}

const lineBreaksIn = (record: Record<string, string>, newline: string): number =>
  Object.values(record).reduce((sum, value) => sum + value.split(newline).length - 1, 0);
