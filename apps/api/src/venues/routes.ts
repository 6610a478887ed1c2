import {
  CALLS,
  type ListQuery,
  listAnswerSchema,
  listPath,
  listQuerySchema,
  moveAnswerSchema,
  moveBodySchema,
  updateAnswerSchema,
  updateBodySchema,
  VENUE_STATUSES,
  venueCountsSchema,
} from '@campetto/contract';
import * as v from 'valibot';
import type { Database } from '../db/transact.ts';
import { administratorOf } from '../plugins/identity.ts';
import type { App } from '../plugins/schemas.ts';
import { countVenues, listPage, moveVenue, updateVenue } from './service.ts';

const administrators = { access: 'administrator' } as const;
const versioned = v.looseObject({ 'if-match': v.optional(v.string()) });
const documented = { tags: ['venues'], security: [{ identityToken: [] }] };

const MOVES = [
  ['approve', 'Approve a venue: it leaves the pending ones'],
  ['discard', 'Discard a venue'],
  ['restore', 'Restore a venue: it is pending again'],
] as const;

function nextLink(path: string, query: ListQuery, cursor: string) {
  const { limit, country, city } = query;
  const next = new URLSearchParams({
    limit: String(limit),
    ...(country ? { country } : {}),
    ...(city ? { city } : {}),
    cursor,
  });
  return `<${path}?${next}>; rel="next"`;
}

/** The calls of spec §7 on venues, with versions as `ETag` (D14) and paging in headers (D13). */
export function venueRoutes(app: App, db: Database) {
  app.get(
    CALLS.count.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'How many venues stand in each status',
        response: { 200: venueCountsSchema },
      },
    },
    () => countVenues(db),
  );

  for (const status of VENUE_STATUSES) {
    const path = listPath(status);
    app.get(
      path,
      {
        config: administrators,
        schema: {
          ...documented,
          summary: `Venues that are ${status}, newest first`,
          querystring: listQuerySchema,
          response: { 200: listAnswerSchema },
        },
      },
      async ({ query }, reply) => {
        const { items, total, nextCursor } = await listPage(db, status, query);
        reply.header('x-total-count', total);
        if (nextCursor) reply.header('link', nextLink(path, query, nextCursor));
        return items;
      },
    );
  }

  for (const [move, summary] of MOVES) {
    app.route({
      method: CALLS[move].method,
      url: CALLS[move].path,
      config: administrators,
      schema: {
        ...documented,
        summary,
        headers: versioned,
        body: moveBodySchema,
        response: { 200: moveAnswerSchema },
      },
      handler: async (request, reply) => {
        const { folderPath } = request.body;
        const ifMatch = request.headers['if-match'];
        const moved = await moveVenue(db, move, folderPath, ifMatch, administratorOf(request));
        reply.header('etag', `"${moved.version}"`);
        return moved;
      },
    });
  }

  app.put(
    CALLS.update.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Change a venue',
        headers: versioned,
        body: updateBodySchema,
        response: { 200: updateAnswerSchema },
      },
    },
    async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      const updated = await updateVenue(db, request.body, ifMatch, administratorOf(request));
      reply.header('etag', `"${updated.version}"`);
      return updated;
    },
  );
}
