import * as v from 'valibot';
import { activityQuerySchema } from '../history/activity.ts';
import { uuidSchema } from '../values.ts';

export const AUDIT_KINDS = [
  /** The first request of a session of an administrator. */
  'signedIn',
  /** A token or key that gives no access; only a limited number of them is recorded. */
  'tokenRefused',
  /** An account became an administrator, or stopped being one. */
  'adminAdded',
  'adminRemoved',
  /** The key of a scraper. */
  'keyGranted',
  'keyRevoked',
  'exported',
  'imported',
  /** A decision on many venues, and the undo of one. */
  'batchStarted',
  'batchUndone',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What somebody did with an account, a key or many venues. Records cannot be changed. */
const auditRecordSchema = v.strictObject({
  id: uuidSchema,
  kind: v.picklist(AUDIT_KINDS),
  /** ISO 8601. */
  at: v.string(),
  /** The e-mail of an administrator or the name of a scraper's key; null where it is unknown. */
  actor: v.nullable(v.string()),
  /** The network of the client, as 203.0.113.0; null for a command on the server. */
  network: v.nullable(v.string()),
  /** The details of the action, which depend on the kind, for example the filters of an export. */
  details: v.record(v.string(), v.unknown()),
});
export type AuditRecord = v.InferOutput<typeof auditRecordSchema>;

/** `GET /api/audit`: the newest records first; `cursor` comes from the `Link` header. */
export const auditQuerySchema = v.strictObject({
  limit: activityQuerySchema.entries.limit,
  cursor: activityQuerySchema.entries.cursor,
  kind: v.optional(v.picklist(AUDIT_KINDS, `must be one of ${AUDIT_KINDS.join(', ')}`)),
});
export type AuditQuery = v.InferOutput<typeof auditQuerySchema>;
export const auditResponseSchema = v.array(auditRecordSchema);
