import {
  CALLS,
  folderPathSchema,
  removePictureBodySchema,
  updateAnswerSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import type { Database } from '../db/transact.ts';
import type { MediaStore } from '../images/store.ts';
import { administratorOf, administrators } from '../plugins/identity.ts';
import type { App } from '../plugins/schemas.ts';
import { answerUpdated, documented, versioned } from './call.ts';
import { acceptForms, formHooks } from './form.ts';
import { removePicture, replacePicture } from './picture.ts';

const formSchema = v.strictObject({
  folderPath: folderPathSchema,
  image: v.instance(Buffer, 'must be a file'),
});

const changing = {
  ...documented,
  headers: versioned,
  response: { 200: updateAnswerSchema },
};

/** The calls that change a venue's picture, in a scope of their own as they read a form. */
export async function pictureRoutes(app: App, db: Database, media: MediaStore) {
  await app.register(async (scope: App) => {
    await acceptForms(scope);
    scope.put(
      CALLS.replacePicture.path,
      {
        config: administrators,
        schema: {
          ...changing,
          summary: "Replace a venue's picture, or add one",
          consumes: ['multipart/form-data'],
          body: formSchema,
        },
        ...formHooks,
      },
      async (request, reply) => {
        const ifMatch = request.headers['if-match'];
        const administrator = administratorOf(request);
        return answerUpdated(
          reply,
          await replacePicture(db, media, request.body, ifMatch, administrator),
        );
      },
    );

    scope.delete(
      CALLS.removePicture.path,
      {
        config: administrators,
        schema: {
          ...changing,
          summary: "Remove a venue's picture",
          body: removePictureBodySchema,
        },
      },
      async (request, reply) => {
        const { folderPath } = request.body;
        const ifMatch = request.headers['if-match'];
        const administrator = administratorOf(request);
        return answerUpdated(reply, await removePicture(db, folderPath, ifMatch, administrator));
      },
    );
  });
}
