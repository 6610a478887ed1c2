import {
  ENDPOINTS,
  filterOptionsSchema,
  type ListQuery,
  listCountPath,
  listCountQuerySchema,
  listCountSchema,
  listPath,
  listQuerySchema,
  listResponseSchema,
  matchesQuerySchema,
  matchesResponseSchema,
  SIMILAR_WORDS_HEADER,
  TOTAL_HEADER,
  VENUE_STATUSES,
  venueCountsSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import type { Database } from '../db/transact.ts';
import { documentedAs } from '../http/docs.ts';
import { administrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { parseCursor } from './cursor.ts';
import { findFilterOptions } from './filter-options.ts';
import { findMatches } from './matches.ts';
import { countList, countVenues, listPage } from './service.ts';

const documented = documentedAs('venues');

/** The query of a list, its cursor as the position that it encodes. */
const querySchema = v.pipe(
  listQuerySchema,
  v.rawTransform(({ dataset: { value: query }, addIssue, NEVER }) => {
    const { cursor, sort } = query;
    const after = cursor === undefined ? undefined : parseCursor(sort, cursor);
    if (after !== undefined || cursor === undefined) return { ...query, after };
    addIssue({
      message: 'must come from the Link header of a list in this order',
      path: [{ type: 'object', origin: 'value', input: query, key: 'cursor', value: cursor }],
    });
    return NEVER;
  }),
);

/** The `Link` header of the next page: the same filters and order, from the cursor on. */
function nextLink(path: string, query: ListQuery, cursor: string) {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    if (value !== undefined) next.set(name, String(value));
  }
  return `<${path}?${next}>; rel="next"`;
}

/** The endpoints of spec §7 that read venues, with paging in headers (D13). */
export const listRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.get(
    ENDPOINTS.count.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'How many venues each status has',
        response: { 200: venueCountsSchema },
      },
    },
    () => countVenues(db),
  );

  app.get(
    ENDPOINTS.filterOptions.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'The sources of the venues, and the administrators who decided on them',
        response: { 200: filterOptionsSchema },
      },
    },
    () => findFilterOptions(db),
  );

  for (const status of VENUE_STATUSES) {
    const path = listPath(status);
    app.get(
      path,
      {
        config: administrators,
        schema: {
          ...documented,
          summary: `Venues that are ${status}, filtered and sorted`,
          querystring: querySchema,
          response: { 200: listResponseSchema },
        },
      },
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

    app.get(
      listCountPath(status),
      {
        config: administrators,
        schema: {
          ...documented,
          summary: `How many venues that are ${status} match the filters of a list`,
          querystring: listCountQuerySchema,
          response: { 200: listCountSchema },
        },
      },
      ({ query }) => countList(db, status, query),
    );
  }

  app.get(
    ENDPOINTS.matches.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'How many venues match the filters of a list, for a decision on all of them',
        querystring: matchesQuerySchema,
        response: { 200: matchesResponseSchema },
      },
    },
    ({ query }) => findMatches(db, query),
  );
};
