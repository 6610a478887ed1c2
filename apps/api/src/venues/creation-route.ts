import { CALLS, createAnswerSchema } from '@campetto/contract';
import * as v from 'valibot';
import type { Database } from '../db/transact.ts';
import type { MediaStore } from '../images/store.ts';
import { administratorOf, administrators } from '../plugins/identity.ts';
import type { App } from '../plugins/schemas.ts';
import { documented } from './call.ts';
import { createVenue } from './creation.ts';
import { acceptForms, formHooks } from './form.ts';

const headersSchema = v.looseObject({
  'idempotency-key': v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters'),
    ),
  ),
});

/** Body of a creation (spec §7). */
const creationFormSchema = v.strictObject({
  venueData: v.pipe(v.string('must be JSON text'), v.parseJson(undefined, 'must be JSON')),
  image: v.optional(v.instance(Buffer, 'must be a file')),
});

/** The call that adds a venue by hand (spec §7), in a scope of its own: only here a form is read. */
export async function creationRoute(app: App, db: Database, media: MediaStore) {
  await app.register(async (scope: App) => {
    await acceptForms(scope);
    scope.post(
      CALLS.create.path,
      {
        config: administrators,
        schema: {
          ...documented,
          summary: 'Add a venue by hand, with or without a picture',
          consumes: ['multipart/form-data'],
          headers: headersSchema,
          body: creationFormSchema,
          response: { 201: createAnswerSchema },
        },
        ...formHooks,
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
