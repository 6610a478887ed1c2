import { Readable } from 'node:stream';
import { auditQuerySchema, auditResponseSchema, ENDPOINTS } from '@campetto/contract';
import type { Database } from '../db/transact.ts';
import { parseCursor } from '../history/cursor.ts';
import { nextLink, pageQuerySchema } from '../http/cursor-pages.ts';
import { callerOf, forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import { auditPage, exportAudit } from './service.ts';

const querySchema = pageQuerySchema(auditQuerySchema, parseCursor, 'the audit log');

/** The audit log: records that nobody can change, newest first. */
export const auditRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.get(
    ENDPOINTS.audit.path,
    forAdministrators('audit', {
      summary: 'Sign-ins, refused tokens, grants, keys, exports, imports and decisions on many',
      querystring: querySchema,
      response: { 200: auditResponseSchema },
    }),
    async ({ query: { after, ...query } }, reply) => {
      const { items, nextCursor } = await auditPage(db, query, after);
      if (nextCursor) reply.header('link', nextLink(ENDPOINTS.audit.path, query, nextCursor));
      return items;
    },
  );

  app.get(
    ENDPOINTS.auditExport.path,
    {
      ...forAdministrators('audit', {
        summary: 'The whole audit log, a line of JSON for each record',
      }),
      // As for the export of venues.
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const lines = await exportAudit(db, callerOf(request));
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .type('application/x-ndjson')
        .header('content-disposition', `attachment; filename="campetto-audit-${day}.ndjson"`)
        .send(Readable.from(lines, { highWaterMark: 1 }));
    },
  );
};
