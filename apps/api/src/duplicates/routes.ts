import {
  duplicatesBodySchema,
  duplicatesResponseSchema,
  ENDPOINTS,
  mergeBodySchema,
  mergeResponseSchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { documentedAs } from '../http/docs.ts';
import { administratorOf, administrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { mergeDuplicates } from './merge.ts';
import { findTwins } from './service.ts';

export const duplicateRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.post(
    ENDPOINTS.duplicates.path,
    {
      config: administrators,
      schema: {
        ...documentedAs('venues'),
        summary: 'The likely duplicates of venues',
        body: duplicatesBodySchema,
        response: { 200: duplicatesResponseSchema },
      },
    },
    ({ body }) => findTwins(db, body.folderPaths),
  );

  app.post(
    ENDPOINTS.mergeDuplicates.path,
    {
      config: administrators,
      schema: {
        ...documentedAs('venues'),
        summary: 'Merge two venues: change one and discard the other as its duplicate, or neither',
        body: mergeBodySchema,
        response: { 200: mergeResponseSchema },
      },
    },
    async (request) => mergeDuplicates(db, request.body, administratorOf(request)),
  );
};
