import { isAscii } from 'node:buffer';
import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';

/** Letters beyond ASCII in UTF-8, in bytes that are read one by one. */
const UTF8_LETTERS = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

/**
 * The text of a file in UTF-8, or in Windows-1252, as spreadsheets save it: the first letters beyond ASCII decide. In a
 * damaged UTF-8 file, U+FFFD replaces the invalid bytes.
 */
export async function* decoded(input: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of input as AsyncIterable<Buffer>) {
    if (!decoder && !isAscii(chunk)) decoder = new TextDecoder(encodingOf(chunk));
    yield decoder?.decode(chunk, { stream: true }) ?? chunk.toString('latin1');
  }
  if (decoder) yield decoder.decode();
}

function encodingOf(chunk: Buffer) {
  try {
    // A letter may continue in the next chunk.
    new TextDecoder('utf-8', { fatal: true }).decode(chunk, { stream: true });
    return 'utf-8';
  } catch {
    // Some letters of Windows-1252 form one of UTF-8, as the last two of `«PERÙ»`: most letters decide.
    const bytes = chunk.toString('latin1');
    const letters = bytes.match(UTF8_LETTERS)?.length ?? 0;
    const strayBytes = bytes.replace(UTF8_LETTERS, '').match(/[\x80-\xff]/g)?.length ?? 0;
    return letters >= strayBytes ? 'utf-8' : 'windows-1252';
  }
}
