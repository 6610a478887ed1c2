import { FileError } from '../errors.ts';

/** The most characters of a line. A longer line may be incomplete, but its length shows that it is too long. */
export const LINE_MAX = 1_000_000;
export const TOO_LONG = 'has more than a million characters';

/**
 * Empty lines of a file. They yield no record, so no other limit would ever end the reading of a small compressed file
 * that has hundreds of millions of them.
 */
const EMPTY_LINES_MAX = 100_000;

/**
 * The lines of a text that comes in chunks, without its byte order mark. node:readline also breaks at U+2028, which
 * JSON allows inside a text.
 *
 * @throws FileError after too many blank lines
 */
export async function* linesOf(
  chunks: AsyncIterable<string>,
  newline = '\n',
  blank = /^\s*$/,
): AsyncGenerator<string> {
  let rest = '';
  let isStart = true;
  let empty = 0;
  for await (const chunk of chunks) {
    const text = isStart ? chunk.replace(/^\uFEFF/, '') : chunk;
    isStart = false;
    const [end = '', ...lines] = text.split(newline);
    // The rest of a line that is too long is left out, because its length already shows that.
    if (rest.length <= LINE_MAX) rest += end;
    for (const line of lines) {
      if (blank.test(rest)) empty += 1;
      if (empty > EMPTY_LINES_MAX) {
        const message = `The file has more than ${EMPTY_LINES_MAX} empty lines.`;
        throw new FileError('tooDemanding', message);
      }
      yield rest;
      rest = line;
    }
  }
  yield rest;
}
