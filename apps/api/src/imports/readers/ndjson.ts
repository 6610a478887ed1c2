import type { Readable } from 'node:stream';
import { FileError } from '../errors.ts';
import { isObject, type ReadItem } from './record.ts';

const MAX_LINE = 1_000_000;

/**
 * The records of a file with one JSON object a line; blank lines count, but contain no record.
 *
 * @throws FileError when a line has more than a million characters: it is not such a file.
 */
export async function* readNdjson(input: Readable): AsyncGenerator<ReadItem> {
  let at = 0;
  for await (const line of linesOf(input)) {
    at += 1;
    if (line.trim() !== '') yield { at, ...parseLine(line) };
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
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE)
      throw new FileError('brokenOff', 'A line has more than a million characters.');
    yield* lines;
  }
  yield rest;
}
