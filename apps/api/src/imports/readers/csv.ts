import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { blankLine, type CsvFormat, closeQuotes } from './csv-quotes.ts';
import { decoded } from './decoded.ts';
import { linesOf } from './lines.ts';
import type { ReadItem } from './record.ts';

const DELIMITERS = [',', ';', '\t'];

/** The first line of a file that names its delimiter, as Excel reads it. */
const NAMED_DELIMITER = /^sep=([,;\t|])\r?$/i;

/** The format of a file by its first lines: the delimiter is the one that is named, or that its header has most of. */
export function csvFormatOf(head: string): CsvFormat {
  const newline = head.includes('\n') ? '\n' : '\r';
  const header = head.split(newline, 1)[0] ?? '';
  const count = (delimiter: string) => header.split(delimiter).length;
  const named = NAMED_DELIMITER.exec(header)?.[1];
  if (named !== undefined) return { delimiter: named, newline };
  const delimiter = DELIMITERS.reduce((most, next) => (count(next) > count(most) ? next : most));
  return { delimiter, newline };
}

/**
 * The records of a CSV file with a header, or of its first part. A row with too many or too few fields, or with a quote
 * out of place, is a broken record.
 *
 * @throws FileError where the header has a quote out of place.
 */
export async function* readCsv(
  input: Readable,
  format: CsvFormat,
  isWhole = true,
): AsyncGenerator<ReadItem> {
  const refused = new Map<number, string>();
  const parser = parse({
    delimiter: format.delimiter,
    record_delimiter: format.newline === '\n' ? ['\r\n', '\n'] : '\r',
    relax_column_count: true,
  });
  // The streams below drop what they have buffered when they fail, so the lines only end where reading fails.
  let failure: unknown;
  async function* lines() {
    try {
      yield* linesOf(decoded(input), format.newline, blankLine(format));
    } catch (error) {
      failure = error;
    }
  }
  // An error of any stream reaches the parser, which is read below.
  pipeline(Readable.from(closeQuotes(lines(), format, refused, isWhole)), parser, () => {});
  let columns: string[] | undefined;
  try {
    for await (const [line, ...values] of parser as AsyncIterable<string[]>) {
      const at = Number(line);
      if (columns) yield { at, ...recordOf(columns, values, refused.get(at)) };
      else columns = values;
      refused.delete(at);
    }
    if (failure !== undefined) throw failure;
  } finally {
    input.destroy();
  }
}

function recordOf(columns: readonly string[], values: readonly string[], refused?: string) {
  if (refused !== undefined) return { broken: refused };
  if (values.length !== columns.length) {
    return {
      broken: `has not as many values as the header: ${values.length}, not ${columns.length}`,
    };
  }
  return { record: { fields: Object.fromEntries(columns.map((name, i) => [name, values[i]])) } };
}
