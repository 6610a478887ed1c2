import type { Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { FileError } from '../refusal.ts';
import type { ReadItem } from './record.ts';

/** An unclosed quote would swallow the rest of the file: no record of a venue is this long. */
const MAX_RECORD = 1_000_000;

/** The delimiter of a file: `;` where its header has more of them than commas. */
export function delimiterOf(head: string): ';' | ',' {
  const header = head.split('\n', 1)[0] ?? '';
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

interface Row {
  info: Info;
  record: Record<string, string>;
}

/**
 * The records of a CSV file with a header. A row with too many or too few fields, or with a quote
 * out of place, is a broken record.
 *
 * @throws FileError when the file breaks off inside a quoted field.
 */
export async function* readCsv(input: Readable, delimiter: string): AsyncGenerator<ReadItem> {
  const broken: ReadItem[] = [];
  const parser = parse({
    bom: true,
    columns: true,
    delimiter,
    info: true,
    max_record_size: MAX_RECORD,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) broken.push({ at: lineOf(error), broken: error.message });
      return undefined;
    },
  });
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let lastLine = 1;
  try {
    for await (const { info, record } of parser as AsyncIterable<Row>) {
      yield* broken.splice(0);
      // A record ends on `info.lines`; quoted line breaks may have it start before.
      yield { at: lastLine + 1, record: { fields: record } };
      lastLine = info.lines;
    }
    yield* broken.splice(0);
  } catch (error) {
    throw new FileError(error instanceof Error ? error.message : String(error), { cause: error });
  } finally {
    input.destroy();
  }
}

const lineOf = (error: CsvError & { lines?: number }): number => error.lines ?? 0;
