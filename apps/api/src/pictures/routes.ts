import {
  ENDPOINTS,
  folderPathSchema,
  removePictureBodySchema,
  updateResponseSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import type { Database } from '../db/transact.ts';
import { formHooks, forms } from '../http/forms.ts';
import { forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { changeHeadersSchema, changeOf, sendItem } from '../http/versions.ts';
import type { MediaStore } from './media-store.ts';
import { PictureFile } from './picture-file.ts';
import { removePicture, replacePicture } from './service.ts';

const formSchema = v.strictObject({
  folderPath: folderPathSchema,
  image: v.instance(PictureFile, 'must be a file'),
});

const changing = {
  headers: changeHeadersSchema,
  response: { 200: updateResponseSchema },
};

/** The endpoints that change a venue's picture. */
export const pictureRoutes: Plugin<{ db: Database; media: MediaStore }> = async (
  app,
  { db, media },
) => {
  await app.register(forms);

  app.put(
    ENDPOINTS.replacePicture.path,
    {
      ...forAdministrators('venues', {
        ...changing,
        summary: "Replace a venue's picture, or add one",
        consumes: ['multipart/form-data'],
        body: formSchema,
      }),
      ...formHooks,
    },
    async (request, reply) =>
      sendItem(reply, await replacePicture(db, media, request.body, changeOf(request))),
  );

  app.delete(
    ENDPOINTS.removePicture.path,
    forAdministrators('venues', {
      ...changing,
      summary: "Remove a venue's picture",
      body: removePictureBodySchema,
    }),
    async (request, reply) =>
      sendItem(reply, await removePicture(db, request.body.folderPath, changeOf(request))),
  );
};
