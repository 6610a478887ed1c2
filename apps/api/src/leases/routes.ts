import {
  ENDPOINTS,
  leasesBodySchema,
  leasesResponseSchema,
  reviewersQuerySchema,
  reviewersResponseSchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { administratorOf, forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { leaseVenues, listReviewers } from './service.ts';

/** Who reviews which venues, so that several reviewers do not decide on the same ones. */
export const leaseRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.post(
    ENDPOINTS.leases.path,
    forAdministrators('venues', {
      summary: 'Lease venues that no other reviewer has, in place of the earlier leases',
      body: leasesBodySchema,
      response: { 200: leasesResponseSchema },
    }),
    (request) => leaseVenues(db, request.body.folderPaths, administratorOf(request)),
  );

  app.get(
    ENDPOINTS.reviewers.path,
    forAdministrators('activity', {
      summary: 'Who reviews now, and how many venues each has decided since a time',
      querystring: reviewersQuerySchema,
      response: { 200: reviewersResponseSchema },
    }),
    (request) => listReviewers(db, new Date(request.query.since), administratorOf(request)),
  );
};
