import { Readable } from 'node:stream';
import {
  ACTIVITY_LIMIT_MAX,
  type AuditRecord,
  auditQuerySchema,
  auditResponseSchema,
  ENDPOINTS,
} from '@campetto/contract';
import type { AuditRow } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';
import { formatCursor, parseCursor } from '../history/cursor.ts';
import { nextLink, pageQuerySchema } from '../http/cursor-pages.ts';
import { documentedAs } from '../http/docs.ts';
import { administratorOf, administrators } from '../http/identity.ts';
import { networkOf } from '../http/network.ts';
import type { Plugin } from '../http/schemas.ts';
import { scraperNameOf } from '../identity/submission-keys.ts';
import { listAudit, recordAudit } from './repository.ts';

const querySchema = pageQuerySchema(auditQuerySchema, parseCursor, 'the audit log');

const toRecord = ({
  id,
  kind,
  at,
  actorUid,
  actorEmail,
  network,
  details,
}: AuditRow): AuditRecord => ({
  id,
  kind,
  at: at.toISOString(),
  network,
  details,
  actor: actorEmail ?? scraperNameOf(actorUid) ?? actorUid,
});

async function* linesOf(db: Database) {
  for (let last: AuditRow | undefined; ; ) {
    const rows = await listAudit(db, { limit: ACTIVITY_LIMIT_MAX, kind: undefined }, last);
    yield rows.map((row) => `${JSON.stringify(toRecord(row))}\n`).join('');
    last = rows.at(-1);
    if (rows.length < ACTIVITY_LIMIT_MAX || !last) return;
  }
}

/** The audit log: records that nobody can change, newest first. */
export const auditRoutes: Plugin<{ db: Database }> = async (app, { db }) => {
  app.get(
    ENDPOINTS.audit.path,
    {
      config: administrators,
      schema: {
        ...documentedAs('audit'),
        summary: 'Sign-ins, refused tokens, grants, keys, exports, imports and decisions on many',
        querystring: querySchema,
        response: { 200: auditResponseSchema },
      },
    },
    async ({ query: { after, ...query } }, reply) => {
      const rows = await listAudit(db, { ...query, limit: query.limit + 1 }, after);
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      if (last && rows.length > page.length) {
        reply.header('link', nextLink(ENDPOINTS.audit.path, query, formatCursor(last)));
      }
      return page.map(toRecord);
    },
  );

  app.get(
    ENDPOINTS.auditExport.path,
    {
      config: administrators,
      schema: {
        ...documentedAs('audit'),
        summary: 'The whole audit log, a line of JSON for each record',
      },
    },
    async (request, reply) => {
      await recordAudit(db, {
        kind: 'exported',
        actor: administratorOf(request),
        network: networkOf(request.ip),
        details: { of: 'audit log' },
      });
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .type('application/x-ndjson')
        .header('content-disposition', `attachment; filename="campetto-audit-${day}.ndjson"`)
        .send(Readable.from(linesOf(db), { highWaterMark: 1 }));
    },
  );
};
