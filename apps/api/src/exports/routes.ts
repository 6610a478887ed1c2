import { Readable } from 'node:stream';
import { CALLS, type ExportQuery, exportQuerySchema } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import type { App } from '../plugins/schemas.ts';
import { FORMATS } from './formats.ts';
import { exportVenues } from './service.ts';

/** `campetto-pending-italy-verona-2026-11-21.csv`: what it holds and when it was made. */
function fileName({ format, status, country, city }: ExportQuery): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${['campetto', status, country, city, day].filter(Boolean).join('-')}.${format}`;
}

/** The venues of a filter as a file to keep. */
export function exportRoutes(app: App, db: Database) {
  app.get(
    CALLS.export.path,
    {
      config: { access: 'administrator' },
      schema: {
        tags: ['transfer'],
        security: [{ identityToken: [] }],
        summary: 'The venues of a filter as CSV, GeoJSON or NDJSON, as many as there are',
        querystring: exportQuerySchema,
      },
    },
    ({ query }, reply) => {
      // One piece ahead of what the network takes, no more.
      const text = Readable.from(exportVenues(db, query, query.format), { highWaterMark: 1 });
      return reply
        .type(FORMATS[query.format].mediaType)
        .header('content-disposition', `attachment; filename="${fileName(query)}"`)
        .send(text);
    },
  );
}
