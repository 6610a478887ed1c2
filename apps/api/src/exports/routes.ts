import { Readable } from 'node:stream';
import { ENDPOINTS, type ExportQuery, exportQuerySchema } from '@campetto/contract';
import { recordedFilter } from '../audit/recorded-filter.ts';
import { recordAudit } from '../audit/repository.ts';
import type { Database } from '../db/transact.ts';
import { callerOf, forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { resolveWithoutSimilar } from '../list/search.ts';
import { FORMATS } from './formats.ts';
import { exportVenues } from './service.ts';

/** `campetto-pending-italy-verona-2026-11-21.csv`: the filters of the export and its day. */
function fileName({ format, status, country, city }: ExportQuery): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${['campetto', status, country, city, day].filter(Boolean).join('-')}.${format}`;
}

/** The endpoint that downloads the venues of a filter as a file. */
export const exportRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.get(
    ENDPOINTS.export.path,
    {
      ...forAdministrators('exports', {
        summary: 'The venues of a filter as CSV, GeoJSON or NDJSON, as many as there are',
        querystring: exportQuerySchema,
      }),
      // Fastify's own HEAD would read all venues, as fast as it can, and record an export.
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { query } = request;
      const { filter } = await resolveWithoutSimilar(db, query);
      await recordAudit(db, {
        kind: 'exported',
        ...callerOf(request),
        details: { of: 'venues', ...recordedFilter(query) },
      });
      // At most one piece is buffered ahead of the network.
      const text = Readable.from(exportVenues(db, filter, query.format), { highWaterMark: 1 });
      return reply
        .type(FORMATS[query.format].mediaType)
        .header('content-disposition', `attachment; filename="${fileName(query)}"`)
        .send(text);
    },
  );
};
