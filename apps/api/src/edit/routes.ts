import { ENDPOINTS, updateBodySchema, updateResponseSchema } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { changeHeadersSchema, changeOf, sendItem } from '../http/versions.ts';
import { updateVenue } from './service.ts';

/** The endpoint that changes a venue (spec §7), with its version as `ETag` (D14). */
export const editRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.put(
    ENDPOINTS.update.path,
    forAdministrators('venues', {
      summary: 'Change a venue',
      headers: changeHeadersSchema,
      body: updateBodySchema,
      response: { 200: updateResponseSchema },
    }),
    async (request, reply) =>
      sendItem(reply, await updateVenue(db, request.body, changeOf(request))),
  );
};
