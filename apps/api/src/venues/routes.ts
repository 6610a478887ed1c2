import {
  CALLS,
  CAPPED_HEADER,
  type ListQuery,
  listAnswerSchema,
  listPath,
  listQuerySchema,
  twinsAnswerSchema,
  twinsBodySchema,
  VENUE_STATUSES,
  venueCountsSchema,
} from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { administrators } from '../plugins/identity.ts';
import type { App } from '../plugins/schemas.ts';
import { documented } from './call.ts';
import { countVenues, listPage } from './service.ts';
import { findTwins } from './twins.ts';

/** The same list from the cursor on, with all that narrows and orders it. */
function nextLink(path: string, query: ListQuery, cursor: string) {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    if (value !== undefined) next.set(name, String(value));
  }
  return `<${path}?${next}>; rel="next"`;
}

/** The calls of spec §7 that read venues, with paging in headers (D13). */
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
          summary: `Venues that are ${status}: found, checked, in an order`,
          querystring: listQuerySchema,
          response: { 200: listAnswerSchema },
        },
      },
      async ({ query }, reply) => {
        const { items, total, isCapped, nextCursor } = await listPage(db, status, query);
        reply.header('x-total-count', total);
        if (isCapped) reply.header(CAPPED_HEADER, 'true');
        if (nextCursor) reply.header('link', nextLink(path, query, nextCursor));
        return items;
      },
    );
  }

  app.post(
    CALLS.twins.path,
    {
      config: administrators,
      schema: {
        ...documented,
        summary: 'Venues that are likely the same as those of a list',
        body: twinsBodySchema,
        response: { 200: twinsAnswerSchema },
      },
    },
    ({ body }) => findTwins(db, body.folderPaths),
  );
}
