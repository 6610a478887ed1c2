import { createHash } from 'node:crypto';
import { PICTURE_MAX_BYTES } from '@campetto/contract';
import multipart, {
  type FastifyMultipartBaseOptions,
  type MultipartFile,
  type MultipartValue,
} from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Unavailable } from '../errors.ts';
import { refusePicture } from '../pictures/copies.ts';
import { PictureFile } from '../pictures/picture-file.ts';
import { storeStream } from './body-files.ts';
import { administratorOf } from './identity.ts';
import { ProblemError } from './problems.ts';
import { unavailableReason } from './unavailable.ts';

/** Bytes; the longest venue that breaks no rule has 8,200, with all its characters escaped. */
const DATA_MAX = 64 * 1024;

/** Bytes of a whole form: both parts and their boundaries. */
const FORM_MAX = PICTURE_MAX_BYTES + DATA_MAX + 16 * 1024;

/** Bytes of all forms at once: on their way, or waiting until their picture is decoded. */
const ALL_FORMS_MAX = 8 * FORM_MAX;
/** Bytes of the forms of one account at once, so that others can always send theirs. */
const ACCOUNT_FORMS_MAX = ALL_FORMS_MAX / 4;
/** A form counts as at least as many bytes: the picture of a small one occupies the decoder as long. */
const FORM_MIN = FORM_MAX / 5;
/** The bytes of the forms that are being handled, by the account that sends them. */
const bytesOfForms = new Map<string, number>();

/** The form has two parts; the parser counts further bytes, but does not store them. */
const FORM_OPTIONS: FastifyMultipartBaseOptions = {
  throwFileSizeLimit: false,
  limits: {
    parts: 2,
    fields: 1,
    files: 1,
    fieldNameSize: 100,
    fieldSize: DATA_MAX,
    fileSize: PICTURE_MAX_BYTES,
    headerPairs: 10,
  },
};

/** Stores a picture as a file, since several in memory would take more than the decoder leaves. */
async function storePicture(
  { file }: MultipartFile,
  reply: FastifyReply,
): Promise<PictureFile | Error> {
  try {
    const hash = createHash('sha256');
    const { path, remove } = await storeStream(file, PICTURE_MAX_BYTES, (bytes) =>
      hash.update(bytes),
    );
    const removeQuietly = () => void remove().catch(() => {}); // a maintenance job removes it later
    if (reply.raw.closed) removeQuietly();
    else reply.raw.once('close', removeQuietly);
    return file.truncated ? refusePicture('tooLarge') : new PictureFile(path, hash.digest());
  } catch (error) {
    if (!(error instanceof Error && unavailableReason(error))) throw error;
    file.resume();
    return error;
  }
}

/** Why a text of a form is refused. The parser replaces wrong bytes by U+FFFD: the original letters are lost. */
function fieldRefusal({ fieldname, value, valueTruncated }: MultipartValue) {
  if (valueTruncated) return new ProblemError(413, { detail: `${fieldname} is too long.` });
  if (typeof value !== 'string' || !value.includes('\uFFFD')) return undefined;
  return new ProblemError(400, { detail: `${fieldname} is not valid UTF-8.` });
}

/**
 * The parts of a form by name: text as it was sent, a file as a {@link PictureFile}. The form is read
 * to its end before anything is refused, so that the connection can be used again.
 *
 * @throws ProblemError 400, 413, 415
 * @throws PictureRefused
 * @throws Error when the picture cannot be stored
 */
async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) {
    throw new ProblemError(415, { detail: 'Send it as multipart/form-data.' });
  }
  const form: Record<string, unknown> = {};
  let refusal: Error | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const picture = await storePicture(part, reply);
        if (picture instanceof Error) refusal = picture;
        else form[part.fieldname] = picture;
      } else {
        form[part.fieldname] = part.value;
        refusal = fieldRefusal(part) ?? refusal;
      }
    }
  } catch (error) {
    // The parser's own errors have a status; errors of its parts do not.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new ProblemError(400, { detail: 'The form cannot be read.' });
  }
  if (refusal) throw refusal;
  return form;
}

/** Lets the routes of a scope take a form with a picture; each of them adds {@link formHooks}. */
export const forms = fp(async (app) => app.register(multipart, FORM_OPTIONS), { name: 'forms' });

/**
 * Reserves room for a form. One of unknown length counts as a form of the largest size.
 *
 * @returns a function that releases the reservation
 * @throws Unavailable
 */
function reserveForm(account: string, length: number): () => void {
  const bytesOf = () => bytesOfForms.get(account) ?? 0;
  const all = [...bytesOfForms.values()].reduce((sum, bytes) => sum + bytes, length);
  if (all > ALL_FORMS_MAX || bytesOf() + length > ACCOUNT_FORMS_MAX) {
    throw new Unavailable('Too many pictures are being sent now. Try again soon.');
  }
  bytesOfForms.set(account, bytesOf() + length);
  return () => {
    const left = bytesOf() - length;
    if (left > 0) bytesOfForms.set(account, left);
    else bytesOfForms.delete(account);
  };
}

/** Hooks of a route that takes a form: its parts become the body, which the schema validates. */
export const formHooks = {
  async onRequest(request: FastifyRequest, reply: FastifyReply) {
    const length = Number(request.headers['content-length'] ?? FORM_MAX);
    if (length > FORM_MAX) throw new ProblemError(413, { detail: 'The form is too large.' });
    const { uid } = administratorOf(request);
    const release = reserveForm(uid, Math.max(length, FORM_MIN));
    // The connection may have broken before the account was known: nothing would release it then.
    if (reply.raw.closed) release();
    else reply.raw.once('close', release);
  },
  async preValidation(request: FastifyRequest, reply: FastifyReply) {
    request.body = await readForm(request, reply);
  },
};
