import {
  type Activity,
  type HistoryField,
  SPORT_IDS,
  type VenueReviewItem,
} from '@campetto/contract';
import { undoBatchLabels } from '@campetto/messages/admin/activity';
import {
  historyFieldNames,
  historyText,
  pictureVersions,
  verifiedText,
} from '@campetto/messages/admin/history';
import { sourceText, sportNames } from '@campetto/messages/admin/venue';
import type { HistoryEvent } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { sportList } from '../../sportList.ts';
import { undoState } from '../../undo/undoState.ts';

/** Converts the records of one venue to the entries of its history. */
export function useHistoryEvents({ folderPath }: Pick<VenueReviewItem, 'folderPath'>) {
  const { i18n } = useLingui();
  const fields = historyFieldNames(i18n);
  const sports = sportNames(i18n);

  function shown(field: HistoryField, value: string, version: 'before' | 'after'): string {
    if (value === '') return '';
    switch (field) {
      case 'sportIds':
        return sportList(
          sports,
          SPORT_IDS.filter((id) => value.includes(id)),
        );
      case 'picture':
        return pictureVersions(i18n)[version];
      case 'isVerified':
        return verifiedText(i18n, value === 'true');
      case 'rating':
      case 'totalRatings':
        return i18n.number(Number(value));
      case 'lastUpdated':
        return i18n.date(new Date(value), {
          dateStyle: 'medium',
          timeStyle: value.endsWith('T00:00:00.000Z') ? undefined : 'medium',
          timeZone: 'UTC',
        });
      case 'source':
        return sourceText(i18n, value);
      default:
        return value;
    }
  }

  return (record: Activity, undoing: ReadonlySet<string>): HistoryEvent => ({
    id: record.id,
    kind: record.kind,
    text: historyText(i18n, record, record.folderPath !== folderPath),
    by: record.actor ?? undefined,
    time: i18n.date(new Date(record.at), { dateStyle: 'medium', timeStyle: 'short' }),
    dateTime: record.at,
    note: record.note ?? undefined,
    changes: record.changes?.map(({ field, from, to }) => ({
      field: fields[field],
      from: shown(field, from, 'before'),
      to: shown(field, to, 'after'),
    })),
    undo: undoState(record, undoing),
    undoLabel: record.mergeId === null ? undefined : undoBatchLabels(i18n).merge,
  });
}
