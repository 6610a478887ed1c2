import {
  duplicatesBodySchema,
  duplicatesResponseSchema,
  ENDPOINTS,
  mergeBodySchema,
  mergeResponseSchema,
  rejectDuplicateBodySchema,
  rejectDuplicateResponseSchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { documentedAs } from '../http/docs.ts';
import { administratorOf, administrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { mergeDuplicates } from './merge.ts';
import { rejectDuplicate } from './reject.ts';
import { findDuplicates } from './service.ts';

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
    ({ body }) => findDuplicates(db, body.folderPaths),
  );

  app.post(
    ENDPOINTS.rejectDuplicate.path,
    {
      config: administrators,
      schema: {
        ...documentedAs('venues'),
        summary:
          'Two venues are not the same: neither is offered as a duplicate of the other again',
        body: rejectDuplicateBodySchema,
        response: { 200: rejectDuplicateResponseSchema },
      },
    },
    async (request) => ({
      activityId: await rejectDuplicate(db, request.body, administratorOf(request)),
    }),
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
