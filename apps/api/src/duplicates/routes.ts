import {
  clusterQuerySchema,
  clusterSchema,
  duplicatesBodySchema,
  duplicatesResponseSchema,
  ENDPOINTS,
  mergeBodySchema,
  mergeResponseSchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { idempotencyHeadersSchema } from '../http/idempotency.ts';
import { administratorOf, forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { mergeDuplicates } from './merge.ts';
import { findCluster, findDuplicates } from './service.ts';

export const duplicateRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.post(
    ENDPOINTS.duplicates.path,
    forAdministrators('venues', {
      summary: 'The possible duplicates of venues: the others of the cluster of each',
      body: duplicatesBodySchema,
      response: { 200: duplicatesResponseSchema },
    }),
    ({ body }) => findDuplicates(db, body.folderPaths),
  );

  app.get(
    ENDPOINTS.cluster.path,
    forAdministrators('venues', {
      summary: 'The cluster of a venue: its possible duplicates, theirs, and so on',
      querystring: clusterQuerySchema,
      response: { 200: clusterSchema },
    }),
    ({ query }) => findCluster(db, query.folderPath),
  );

  app.post(
    ENDPOINTS.mergeDuplicates.path,
    forAdministrators('venues', {
      summary:
        'Merge a cluster: change a venue, discard its duplicates, mark the others as different; all or nothing',
      headers: idempotencyHeadersSchema,
      body: mergeBodySchema,
      response: { 200: mergeResponseSchema },
    }),
    (request) =>
      mergeDuplicates(db, request.body, {
        idempotencyKey: request.headers['idempotency-key'],
        administrator: administratorOf(request),
      }),
  );
};
