import { CALLS, createAnswerSchema } from '@campetto/contract';
import multipart from '@fastify/multipart';
import * as v from 'valibot';
import type { Database } from '../db/transact.ts';
import type { MediaStore } from '../images/store.ts';
import { administratorOf } from '../plugins/identity.ts';
import { ProblemError } from '../plugins/problems.ts';
import type { App } from '../plugins/schemas.ts';
import { createVenue } from './creation.ts';
import { creationFormSchema, FORM_LIMIT, FORM_OPTIONS, readForm } from './creation-form.ts';

const headersSchema = v.looseObject({
  'idempotency-key': v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters'),
    ),
  ),
});

/** The call that adds a venue by hand (spec §7), in a scope of its own: only here a form is read. */
export async function creationRoute(app: App, db: Database, media: MediaStore) {
  await app.register(async (scope: App) => {
    await scope.register(multipart, FORM_OPTIONS);
    scope.post(
      CALLS.create.path,
      {
        config: { access: 'administrator' },
        schema: {
          tags: ['venues'],
          security: [{ identityToken: [] }],
          summary: 'Add a venue by hand, with or without a picture',
          consumes: ['multipart/form-data'],
          headers: headersSchema,
          body: creationFormSchema,
          response: { 201: createAnswerSchema },
        },
        onRequest: async ({ headers }) => {
          if (Number(headers['content-length']) > FORM_LIMIT) {
            throw new ProblemError(413, { detail: 'The form is too large.' });
          }
        },
        preValidation: async (request) => {
          request.body = (await readForm(request)) as never; // what it is, the schema says next
        },
      },
      async (request, reply) => {
        const { venueData, image } = request.body;
        const venueId = await createVenue(db, media, {
          venueData,
          image,
          idempotencyKey: request.headers['idempotency-key'],
          administrator: administratorOf(request),
        });
        return reply.code(201).send({ venueId });
      },
    );
  });
}
