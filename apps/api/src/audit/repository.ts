import type { AuditKind, AuditQuery } from '@campetto/contract';
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { deleteRows } from '../db/delete-rows.ts';
import { newId } from '../db/id.ts';
import { type AuditRow, auditLog } from '../db/schema.ts';
import type { Executor } from '../db/transact.ts';
import type { ActivityPosition } from '../history/cursor.ts';
import type { Identity } from '../identity/verifier.ts';

interface NewRecord {
  kind: AuditKind;
  actor?: Pick<Identity, 'uid' | 'email'> | null | undefined;
  network?: string;
  details?: Record<string, unknown>;
  /** A session is recorded once, whatever number of servers it uses. */
  session?: string;
}

/** Adds a record to the audit log, in the transaction of the action that it describes, if there is one. */
export async function recordAudit(
  executor: Executor,
  { kind, actor, network, details = {}, session }: NewRecord,
): Promise<void> {
  await executor
    .insert(auditLog)
    .values({
      id: newId(),
      kind,
      at: new Date(),
      details,
      actorUid: actor?.uid ?? null,
      actorEmail: actor?.email ?? null,
      network: network ?? null,
      session: session ?? null,
    })
    .onConflictDoNothing({ target: auditLog.session });
}

/**
 * The kind of the latest record that an account became an administrator, or stopped being one. Letter case is ignored,
 * because earlier versions recorded addresses as they were typed.
 */
export async function latestAdminRecord(
  executor: Executor,
  email: string,
): Promise<AuditKind | undefined> {
  const [latest] = await executor
    .select({ kind: auditLog.kind })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.kind, ['adminAdded', 'adminRemoved']),
        sql`lower(${auditLog.details} ->> 'email') = lower(${email})`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return latest?.kind;
}

const isAfter = (after: ActivityPosition) =>
  sql`(${auditLog.at}, ${auditLog.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;

/** Records newest first, after a position. */
export const listAudit = (
  executor: Executor,
  { limit, kind }: Pick<AuditQuery, 'limit' | 'kind'>,
  after?: ActivityPosition,
): Promise<AuditRow[]> => {
  const conditions: (SQL | undefined)[] = [
    kind && eq(auditLog.kind, kind),
    after && isAfter(after),
  ];
  return executor
    .select()
    .from(auditLog)
    .where(and(...conditions))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
};

const RECORDS_PER_STEP = 1_000;

/** Removes the records older than 24 months, the only ones that the triggers of the table let be deleted. */
export async function removeOldAudit(executor: Executor): Promise<number> {
  for (let removed = 0; ; ) {
    const old = executor
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(lt(auditLog.at, sql`now() - interval '24 months'`))
      .orderBy(asc(auditLog.at))
      .limit(RECORDS_PER_STEP);
    const count = await deleteRows(executor, auditLog, sql`${auditLog.id} IN (${old})`);
    removed += count;
    if (count < RECORDS_PER_STEP) return removed;
  }
}
