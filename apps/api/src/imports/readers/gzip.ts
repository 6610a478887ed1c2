import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { IMPORT_MAX_BYTES, IMPORT_MAX_MEGABYTES } from '@campetto/contract';
import { FileError } from '../errors.ts';

/** Whether a file that starts with these bytes was compressed by gzip. */
export const isGzip = (start: Buffer): boolean => start[0] === 0x1f && start[1] === 0x8b;

const TOO_LARGE = `Decompressed, it has more than ${IMPORT_MAX_MEGABYTES} MB.`;

/** Bytes that are inflated at once, to a thousand times as many. */
const PART_BYTES = 16 * 1024;

/**
 * The content of a compressed file, up to where it is damaged; then it fails. It fails with a FileError after as many
 * bytes as any file may have.
 */
export const inflated = (input: Readable): Readable =>
  // A stream that fails drops what it has buffered, so this one buffers no more than what is being read.
  Readable.from(inflatedParts(input), { objectMode: false, highWaterMark: 1 });

async function* inflatedParts(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  let parts: Buffer[] = [];
  let failure: Error | undefined;
  let isEnd = false;
  let settle = () => {};
  gunzip.on('data', (part: Buffer) => parts.push(part));
  gunzip.on('end', () => {
    isEnd = true;
    settle();
  });
  gunzip.on('error', (error) => {
    failure = error;
    settle();
  });
  /** The content of some bytes, or the rest of it. At an end or an error, what is being written is not called back. */
  const inflate = async (bytes?: Buffer) => {
    await new Promise<void>((resolve) => {
      settle = resolve;
      if (bytes) gunzip.write(bytes, () => resolve());
      else gunzip.end();
    });
    const inflated = parts;
    parts = [];
    return inflated;
  };
  let length = 0;
  function* limited(parts: readonly Buffer[]) {
    for (const part of parts) {
      length += part.length;
      if (length > IMPORT_MAX_BYTES) throw new FileError('tooDemanding', TOO_LARGE);
      yield part;
    }
    if (failure) throw failure;
  }
  try {
    for await (const bytes of input) {
      for (let start = 0; start < bytes.length; start += PART_BYTES) {
        yield* limited(await inflate(bytes.subarray(start, start + PART_BYTES)));
        if (isEnd) return; // only zeros follow
      }
    }
    yield* limited(await inflate());
  } finally {
    gunzip.destroy();
  }
}

/**
 * The beginning of the content of a compressed file, as far as its first bytes can be inflated. Inflating stops once
 * the result is at least as long as these bytes.
 *
 * @throws FileError when nothing can be inflated, because the file is damaged or something else follows the content
 */
export async function inflatedHead(start: Buffer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of inflated(Readable.from([start]))) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= start.length) break;
    }
  } catch (error) {
    // An error after some content is ignored: the first bytes of a longer file end within a block, and later damage is
    // reported when the file is read.
    const damage = length === 0 && damageOf(error);
    if (damage) throw damage;
  }
  return Buffer.concat(chunks);
}

/** What is wrong with a compressed file whose content is not gzip's; undefined for any other error. */
export function damageOf(error: unknown): FileError | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'Z_DATA_ERROR'))
    return undefined;
  return new FileError(
    'brokenOff',
    `The compressed file is damaged, or is followed by something else: ${error.message}.`,
    { cause: error },
  );
}
