import { type Activity, type HistoryField, SPORT_IDS, sportById } from '@campetto/contract';
import { historyFieldNames, historyText } from '@campetto/messages/admin/history';
import { sportNames } from '@campetto/messages/admin/venue';
import type { HistoryEvent } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { undoState } from '../../undoState.ts';

/** Converts the records of one venue to the entries of its history. */
export function useHistoryEvents() {
  const { i18n } = useLingui();
  const fields = historyFieldNames(i18n);
  const sports = sportNames(i18n);

  function shown(field: HistoryField, value: string): string {
    if (field !== 'sportIds') return value;
    return SPORT_IDS.filter((id) => value.includes(id))
      .map((id) => sports[sportById(id)?.slug ?? 'football'])
      .join(', ');
  }

  return (record: Activity, undoing: string | undefined): HistoryEvent => ({
    id: record.id,
    kind: record.kind,
    text: historyText(i18n, record),
    by: record.actor ?? undefined,
    time: i18n.date(new Date(record.at), { dateStyle: 'medium', timeStyle: 'short' }),
    dateTime: record.at,
    note: record.note ?? undefined,
    changes: record.changes?.map(({ field, from, to }) => ({
      field: fields[field],
      from: shown(field, from),
      to: shown(field, to),
    })),
    undo: undoState(record, undoing),
  });
}
