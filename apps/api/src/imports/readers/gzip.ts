import { pipeline, Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { IMPORT_MAX_BYTES, IMPORT_MAX_MEGABYTES } from '@campetto/contract';
import { FileError } from '../errors.ts';

/** Whether a file that starts with these bytes was compressed by gzip. */
export const isGzip = (start: Buffer): boolean => start[0] === 0x1f && start[1] === 0x8b;

const TOO_LARGE = `Decompressed, it has more than ${IMPORT_MAX_MEGABYTES} MB.`;

/** The content of a compressed file; fails with a FileError after as many bytes as any file may have. */
export function inflated(input: Readable): Readable {
  let length = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length <= IMPORT_MAX_BYTES) done(null, chunk);
      else done(new FileError('tooDemanding', TOO_LARGE));
    },
  });
  return pipeline(input, createGunzip(), limit, () => {});
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
