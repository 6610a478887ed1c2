import { isAscii } from 'node:buffer';
import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';

/** A letter beyond ASCII in UTF-8, in bytes that are read one by one. */
const UTF8_LETTER = /[\xc2-\xf4][\x80-\xbf]/;

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
    return UTF8_LETTER.test(chunk.toString('latin1')) ? 'utf-8' : 'windows-1252';
  }
}
