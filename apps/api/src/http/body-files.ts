import { glob, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DAY } from '../durations.ts';
import { ProblemError } from './problems.ts';

const FOLDER = 'campetto-incoming-';

/** A request body that was stored as a file. */
export interface BodyFile {
  path: string;
  /** Whether the body had at most the bytes that were allowed; else the file ends there. */
  isWhole: boolean;
  remove(): Promise<void>;
}

/** Lets the routes of a scope take a body of any type, to be stored by {@link receiveBody}. */
export const bodyFiles = fp(
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  },
  { name: 'body-files' },
);

const tooLarge = (limit: number) =>
  new ProblemError(413, { detail: `A file has at most ${limit / 1024 / 1024} MB.` });

/** An `onRequest` hook that refuses a body whose announced length is over `limit` bytes. */
export const refuseLongBody =
  (limit: number) =>
  async ({ headers }: FastifyRequest) => {
    if (Number(headers['content-length']) > limit) throw tooLarge(limit);
  };

const READ_ENCODINGS = new Set(['identity', 'gzip', 'x-gzip']);

/** An `onRequest` hook: gzip is recognised by its bytes, other encodings are not read. */
export async function refuseEncoding({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (READ_ENCODINGS.has(encoding.toLowerCase())) return;
  throw new ProblemError(415, { detail: 'Send the file as it is, or compressed by gzip.' });
}

/** Codes of a body whose connection broke: while it is read, and before. */
const BROKEN_OFF = new Set<unknown>(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Stores a request's body as a file, until it is removed, but at most its first `limit` bytes.
 *
 * @throws ProblemError 400 when the connection breaks before the end of the body
 */
export async function receiveBody({ body }: FastifyRequest, limit: number): Promise<BodyFile> {
  try {
    return await storeStream(body instanceof Readable ? body : Readable.from([]), limit);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && BROKEN_OFF.has(cause.code))) throw cause;
    throw new ProblemError(400, {
      detail: 'The connection broke before the whole file had arrived.',
    });
  }
}

/**
 * Stores a request body as {@link receiveBody} does, and refuses one that is longer than `limit`.
 *
 * @throws ProblemError 413 when it has more than `limit` bytes
 */
export async function receiveWholeBody(request: FastifyRequest, limit: number): Promise<BodyFile> {
  const file = await receiveBody(request, limit);
  if (file.isWhole) return file;
  await file.remove();
  throw tooLarge(limit);
}

/**
 * Stores a stream as a file. Bytes beyond `limit` are not stored, but the connection stays open for the response.
 * `onBytes` gets the bytes as they arrive.
 */
export async function storeStream(
  body: Readable,
  limit: number,
  onBytes: (bytes: Buffer) => unknown = () => {},
): Promise<BodyFile> {
  const folder = await mkdtemp(join(tmpdir(), FOLDER));
  const stored = {
    path: join(folder, 'file'),
    isWhole: true,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  try {
    await using file = await open(stored.path, 'wx');
    let left = limit;
    const chunks: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
    for await (const bytes of chunks) {
      onBytes(bytes);
      await file.appendFile(bytes.subarray(0, left)); // `write` may store a part of it only
      left -= bytes.length;
      if (left < 0) {
        stored.isWhole = false;
        break;
      }
    }
    // Discards the rest of the body, because the connection takes no further request before its end.
    if (!stored.isWhole) body.resume();
    return stored;
  } catch (error) {
    await stored.remove();
    throw error;
  }
}

const ABANDONED_AFTER = DAY;

/** Removes the files of a server that ended while a body came in. Returns how many. */
export async function removeAbandonedBodies(): Promise<number> {
  let removed = 0;
  for await (const name of glob(`${FOLDER}*`, { cwd: tmpdir() })) {
    const folder = join(tmpdir(), name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs <= ABANDONED_AFTER) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
