import {
  ENDPOINTS,
  filterOptionsSchema,
  listPath,
  listQuerySchema,
  listResponseSchema,
  SIMILAR_WORDS_HEADER,
  TOTAL_HEADER,
  VENUE_STATUSES,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { nextLink, pageQuerySchema } from '../http/cursor-pages.ts';
import { forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { parseCursor } from './cursor.ts';
import { findFilterOptions } from './filter-options.ts';
import { listPage } from './service.ts';

const querySchema = pageQuerySchema(
  listQuerySchema,
  (cursor, { sort }) => parseCursor(sort, cursor),
  'a list in this order',
);

/** The endpoints of spec §7 that read venues, with paging in headers (D13). */
export const listRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.get(
    ENDPOINTS.filterOptions.path,
    forAdministrators('venues', {
      summary: 'The sources of the venues, and the administrators who decided on them',
      response: { 200: filterOptionsSchema },
    }),
    () => findFilterOptions(db),
  );

  for (const status of VENUE_STATUSES) {
    const path = listPath(status);
    app.get(
      path,
      forAdministrators('venues', {
        summary: `Venues that are ${status}, filtered and sorted`,
        querystring: querySchema,
        response: { 200: listResponseSchema },
      }),
      async ({ query: { after, ...query } }, reply) => {
        const page = await listPage(db, status, query, after);
        const { items, total, similarWords, nextCursor } = page;
        if (total !== undefined) reply.header(TOTAL_HEADER, total);
        if (similarWords) {
          reply.header(SIMILAR_WORDS_HEADER, encodeURIComponent(similarWords.join(' ')));
        }
        if (nextCursor) reply.header('link', nextLink(path, query, nextCursor));
        return items;
      },
    );
  }
};
