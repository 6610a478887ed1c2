import { createResponseSchema, ENDPOINTS } from '@campetto/contract';
import * as v from 'valibot';
import type { Database } from '../db/transact.ts';
import { formHooks, forms } from '../http/forms.ts';
import { idempotencyHeadersSchema } from '../http/idempotency.ts';
import { administratorOf, forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import type { MediaStore } from '../pictures/media-store.ts';
import { PictureFile } from '../pictures/picture-file.ts';
import { createVenue } from './service.ts';

/** Body of a creation (spec §7). */
const creationFormSchema = v.strictObject({
  venueData: v.pipe(v.string('must be JSON text'), v.parseJson(undefined, 'must be JSON')),
  image: v.optional(v.instance(PictureFile, 'must be a file')),
});

/** The endpoint that creates a venue by hand (spec §7). */
export const createRoutes: Plugin<{ db: Database; media: MediaStore }> = async (
  app,
  { db, media },
) => {
  await app.register(forms);
  app.post(
    ENDPOINTS.create.path,
    {
      ...forAdministrators('venues', {
        summary: 'Add a venue by hand, with or without a picture',
        consumes: ['multipart/form-data'],
        headers: idempotencyHeadersSchema,
        body: creationFormSchema,
        response: { 201: createResponseSchema },
      }),
      ...formHooks,
    },
    async (request, reply) => {
      const { venueData, image: picture } = request.body;
      const venueId = await createVenue(db, media, {
        venueData,
        picture,
        idempotencyKey: request.headers['idempotency-key'],
        administrator: administratorOf(request),
      });
      return reply.code(201).send({ venueId });
    },
  );
};
