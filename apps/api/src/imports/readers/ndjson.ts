import type { Readable } from 'node:stream';
import { isObject, type ReadItem } from './record.ts';

const MAX_LINE = 1_000_000;

/** The records of a file with one JSON object a line; blank lines count, but contain no record. */
export async function* readNdjson(input: Readable): AsyncGenerator<ReadItem> {
  let at = 0;
  for await (const line of linesOf(input)) {
    at += 1;
    if (line.length > MAX_LINE) yield { at, broken: 'has more than a million characters' };
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

// node:readline also breaks at U+2028, which JSON allows inside a text.
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const [end = '', ...lines] = chunk.split('\n');
    // Of a line that is too long, its length is all that matters.
    if (rest.length <= MAX_LINE) rest += end;
    for (const line of lines) {
      yield rest;
      rest = line;
    }
  }
  yield rest;
}
