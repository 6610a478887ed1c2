import {
  ACTIVITY_ID_HEADER,
  CALLS,
  folderPathSchema,
  removePictureBodySchema,
  updateAnswerSchema,
} from '@campetto/contract';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../db/transact.ts';
import type { MediaStore } from '../images/store.ts';
import { administratorOf } from '../plugins/identity.ts';
import type { App } from '../plugins/schemas.ts';
import { acceptForms, formHooks } from './form.ts';
import { removePicture, replacePicture } from './picture.ts';
import type { Updated } from './update.ts';

const formSchema = v.strictObject({
  folderPath: folderPathSchema,
  image: v.instance(Buffer, 'must be a file'),
});

const documented = {
  tags: ['venues'],
  security: [{ identityToken: [] }],
  headers: v.looseObject({ 'if-match': v.optional(v.string()) }),
  response: { 200: updateAnswerSchema },
};
const administrators = { access: 'administrator' } as const;

function answer(reply: FastifyReply, { item, activityId }: Updated) {
  reply.header('etag', `"${item.version}"`);
  if (activityId) reply.header(ACTIVITY_ID_HEADER, activityId);
  return item;
}

/** The calls that change a venue's picture, in a scope of their own as they read a form. */
export async function pictureRoutes(app: App, db: Database, media: MediaStore) {
  await app.register(async (scope: App) => {
    await acceptForms(scope);
    scope.put(
      CALLS.replacePicture.path,
      {
        config: administrators,
        schema: {
          ...documented,
          summary: "Replace a venue's picture, or add one",
          consumes: ['multipart/form-data'],
          body: formSchema,
        },
        ...formHooks,
      },
      async (request, reply) => {
        const ifMatch = request.headers['if-match'];
        const administrator = administratorOf(request);
        return answer(reply, await replacePicture(db, media, request.body, ifMatch, administrator));
      },
    );

    scope.delete(
      CALLS.removePicture.path,
      {
        config: administrators,
        schema: {
          ...documented,
          summary: "Remove a venue's picture",
          body: removePictureBodySchema,
        },
      },
      async (request, reply) => {
        const { folderPath } = request.body;
        const ifMatch = request.headers['if-match'];
        const administrator = administratorOf(request);
        return answer(reply, await removePicture(db, folderPath, ifMatch, administrator));
      },
    );
  });
}
