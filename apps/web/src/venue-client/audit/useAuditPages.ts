import { type AuditKind, auditResponseSchema, ENDPOINTS } from '@campetto/contract';
import { useRecordPages } from '../history/useRecordPages.ts';

/** The audit log, the newest records first, loaded page by page; `kind` null for all of them. */
export function useAuditPages(kind: AuditKind | null) {
  const query = new URLSearchParams({ limit: '50', ...(kind && { kind }) });
  return useRecordPages(`${ENDPOINTS.audit.path}?${query}`, auditResponseSchema);
}
