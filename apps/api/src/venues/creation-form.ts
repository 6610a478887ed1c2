import { IMAGE_MAX_BYTES } from '@campetto/contract';
import type { FastifyMultipartBaseOptions } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refusePicture } from '../images/picture.ts';
import { ProblemError } from '../plugins/problems.ts';

/** Bytes; the longest venue that breaks no rule has some 6,000 characters. */
const DATA_LIMIT = 64 * 1024;

/** Bytes of a whole form: both parts and what stands between them. */
export const FORM_LIMIT = IMAGE_MAX_BYTES + DATA_LIMIT + 16 * 1024;

/** The form has two parts; the parser counts, and stops keeping, what comes beyond. */
export const FORM_OPTIONS: FastifyMultipartBaseOptions = {
  throwFileSizeLimit: false,
  limits: {
    parts: 2,
    fields: 1,
    files: 1,
    fieldNameSize: 100,
    fieldSize: DATA_LIMIT,
    fileSize: IMAGE_MAX_BYTES,
    headerPairs: 10,
  },
};

/** Body of a creation (spec §7). */
export const creationFormSchema = v.strictObject({
  venueData: v.pipe(v.string('must be JSON text'), v.parseJson(undefined, 'must be JSON')),
  image: v.optional(v.instance(Buffer, 'must be a file')),
});

/**
 * The parts of a form by name: text as it came, a file as its bytes. All of it is read before
 * anything is refused, so that the connection can be used again.
 *
 * @throws ProblemError 400, 413, 415
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) {
    throw new ProblemError(415, { detail: 'Send the venue as multipart/form-data.' });
  }
  const form: Record<string, unknown> = {};
  let refusal: ProblemError | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        form[part.fieldname] = await part.toBuffer();
        if (part.file.truncated) refusal = refusePicture('tooLarge');
      } else {
        form[part.fieldname] = part.value;
        if (part.valueTruncated) {
          refusal = new ProblemError(413, { detail: `${part.fieldname} is too long.` });
        }
      }
    }
  } catch (error) {
    // The parser's own errors say what is wrong by a status; those of its parts do not.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new ProblemError(400, { detail: 'The form cannot be read.' });
  }
  if (refusal) throw refusal;
  return form;
}
