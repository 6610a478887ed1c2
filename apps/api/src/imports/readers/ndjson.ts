import type { Readable } from 'node:stream';
import { LINE_MAX, linesOf, TOO_LONG } from './lines.ts';
import { isObject, type ReadItem } from './record.ts';

/** The records of a file with one JSON object a line; blank lines count, but contain no record. */
export async function* readNdjson(input: Readable): AsyncGenerator<ReadItem> {
  let at = 0;
  for await (const line of linesOf(input)) {
    at += 1;
    if (line.length > LINE_MAX) yield { at, broken: TOO_LONG };
    else if (line.trim() !== '') yield { at, ...parseLine(line) };
  }
}

function parseLine(line: string) {
  try {
    const value: unknown = JSON.parse(line.trim());
    return isObject(value) ? { record: { fields: value } } : { broken: 'is not a JSON object' };
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error) };
  }
}
