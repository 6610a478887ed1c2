import { ACTIVITY_LIMIT_MAX, type AuditQuery, type AuditRecord } from '@campetto/contract';
import type { AuditRow } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';
import { type ActivityPosition, pageOf } from '../history/cursor.ts';
import type { Caller } from '../identity/caller.ts';
import { scraperNameOf } from '../identity/submission-keys.ts';
import { listAudit, recordAudit } from './repository.ts';

/** A stored record in the contract's shape. */
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

/** A page of the audit log, newest first, beginning with the record that follows `after`. */
export async function auditPage(
  db: Database,
  { limit, kind }: AuditQuery,
  after?: ActivityPosition,
) {
  const rows = await listAudit(db, { kind, limit: limit + 1 }, after);
  return pageOf(rows, limit, toRecord);
}

/**
 * The whole audit log, newest first, as a line of JSON for each record, in pieces of a page each. The export is
 * recorded before its first line is read, and is the first of them.
 */
export async function exportAudit(db: Database, caller: Caller) {
  await recordAudit(db, { kind: 'exported', ...caller, details: { of: 'audit log' } });
  return linesOf(db);
}

async function* linesOf(db: Database): AsyncGenerator<string> {
  for (let last: AuditRow | undefined; ; ) {
    const rows = await listAudit(db, { limit: ACTIVITY_LIMIT_MAX, kind: undefined }, last);
    yield rows.map((row) => `${JSON.stringify(toRecord(row))}\n`).join('');
    last = rows.at(-1);
    if (rows.length < ACTIVITY_LIMIT_MAX || !last) return;
  }
}
