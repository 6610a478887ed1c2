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
 * What can be inflated of the first bytes of a compressed file, at most as many again.
 *
 * @throws FileError when nothing can, because what starts or follows the content is not gzip's
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
    // The start of a longer file ends within a block; what is damaged later fails when it is read.
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
