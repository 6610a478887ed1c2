import { AUDIT_KINDS, type AuditKind } from '@campetto/contract';
import { auditKindNames, auditPageTexts } from '@campetto/messages/admin/audit';
import { Select } from '@campetto/ui';
import { useLingui } from '@lingui/react';

/** The value of the field without a filter. */
const ALL = '*';

interface AuditKindSelectProps {
  /** Null for all. */
  kind: AuditKind | null;
  onKind: (kind: AuditKind | null) => void;
}

/** Chooses which kind of records the audit log shows. */
export function AuditKindSelect({ kind, onKind }: AuditKindSelectProps) {
  const { i18n } = useLingui();
  const texts = auditPageTexts(i18n);
  const names = auditKindNames(i18n);
  return (
    <Select<AuditKind | typeof ALL>
      label={texts.kind}
      options={[
        { value: ALL, label: texts.everyKind },
        ...AUDIT_KINDS.map((value) => ({ value, label: names[value] })),
      ]}
      value={kind ?? ALL}
      onValueChange={(value) => onKind(value === ALL ? null : value)}
    />
  );
}
