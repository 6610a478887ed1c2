import {
  ENDPOINTS,
  requeueBodySchema,
  setAsideBodySchema,
  updateResponseSchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { changeHeadersSchema, changeOf, sendItem } from '../http/versions.ts';
import { requeue, setAside } from './service.ts';

/** The endpoints that set venues aside for later (D44), with versions as `ETag` (D14). */
export const setAsideRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.put(
    ENDPOINTS.setAside.path,
    forAdministrators('venues', {
      summary: 'Set a pending venue aside for later, or change its note',
      headers: changeHeadersSchema,
      body: setAsideBodySchema,
      response: { 200: updateResponseSchema },
    }),
    async (request, reply) => sendItem(reply, await setAside(db, request.body, changeOf(request))),
  );

  app.delete(
    ENDPOINTS.requeue.path,
    forAdministrators('venues', {
      summary: 'Put a venue that is set aside back into the queue',
      headers: changeHeadersSchema,
      body: requeueBodySchema,
      response: { 200: updateResponseSchema },
    }),
    async (request, reply) => sendItem(reply, await requeue(db, request.body, changeOf(request))),
  );
};
