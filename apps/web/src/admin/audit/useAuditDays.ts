import type { AuditRecord } from '@campetto/contract';
import { auditOrigin, auditText } from '@campetto/messages/admin/audit';
import type { ActivityDay, ActivityItem } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { dayOf } from '../time/day.ts';
import { dayName } from '../time/dayName.ts';
import { relativeTime } from '../time/relativeTime.ts';
import { useNow } from '../time/useNow.ts';

/** Converts records of the audit log to lines by day, in the active language. */
export function useAuditDays() {
  const { i18n } = useLingui();
  const now = useNow();

  function present(record: AuditRecord): ActivityItem {
    const at = new Date(record.at);
    return {
      id: record.id,
      kind: record.kind,
      dateTime: record.at,
      text: auditText(i18n, record),
      detail: auditOrigin(i18n, record),
      time: relativeTime(i18n.locale, at, now),
      exactTime: i18n.date(at, { dateStyle: 'medium', timeStyle: 'medium' }),
    };
  }

  return (records: readonly AuditRecord[]): ActivityDay[] =>
    [...Map.groupBy(records, ({ at }) => dayOf(new Date(at)))].map(([day, ofDay]) => ({
      id: day,
      name: dayName(i18n, day, now),
      items: ofDay.map(present),
    }));
}
