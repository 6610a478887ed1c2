import { AUDIT_KINDS, type AuditKind } from '@campetto/contract';
import { useSearchParams } from 'react-router-dom';

/** The kind of records that is shown, in the address; null for all. */
export function useAuditKind(): [AuditKind | null, (kind: AuditKind | null) => void] {
  const [search, setSearch] = useSearchParams();
  const kind = AUDIT_KINDS.find((one) => one === search.get('kind')) ?? null;
  return [
    kind,
    (next) => {
      const query = new URLSearchParams(search);
      if (next === null) query.delete('kind');
      else query.set('kind', next);
      setSearch(query);
    },
  ];
}
