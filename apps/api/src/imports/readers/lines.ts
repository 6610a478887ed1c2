/** The most characters of a line. A longer line may be incomplete, but its length shows that it is too long. */
export const LINE_MAX = 1_000_000;
export const TOO_LONG = 'has more than a million characters';

/**
 * The lines of a text that comes in chunks, without its byte order mark. node:readline also breaks at U+2028, which
 * JSON allows inside a text.
 */
export async function* linesOf(
  chunks: AsyncIterable<string>,
  newline = '\n',
): AsyncGenerator<string> {
  let rest = '';
  let isStart = true;
  for await (const chunk of chunks) {
    const text = isStart ? chunk.replace(/^\uFEFF/, '') : chunk;
    isStart = false;
    const [end = '', ...lines] = text.split(newline);
    // The rest of a line that is too long is left out, because its length already shows that.
    if (rest.length <= LINE_MAX) rest += end;
    for (const line of lines) {
      yield rest;
      rest = line;
    }
  }
  yield rest;
}
