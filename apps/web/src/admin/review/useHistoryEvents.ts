import { type Activity, type HistoryField, SPORT_IDS, sportById } from '@campetto/contract';
import type { HistoryEvent } from '@campetto/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FIELD_NAMES } from '../fieldNames.ts';
import { undoState } from '../undoState.ts';
import { useReasonTexts } from '../useReasonTexts.ts';
import { useSportNames } from './useSportNames.ts';

const FIELD_TEXTS: Record<HistoryField, MessageDescriptor> = {
  ...FIELD_NAMES,
  phoneNumber: msg`Phone number`,
  sportIds: msg`Sports`,
  isVerified: msg`Verified`,
  picture: msg`Picture`,
};

/** Turns records of one venue into the entries of its history. */
export function useHistoryEvents() {
  const { t, i18n } = useLingui();
  const reasons = useReasonTexts();
  const sportName = useSportNames();

  function sentence({ kind, reason, duplicateOf, undid, source, count }: Activity): string {
    const origin = source ?? t`an unnamed source`;
    switch (kind) {
      case 'approved':
        return t({ message: 'Approved', context: 'one venue' });
      case 'discarded':
        if (duplicateOf) return t`Discarded as a duplicate of ${duplicateOf.name}`;
        return reason
          ? t`Discarded: ${reasons[reason]}`
          : t({ message: 'Discarded', context: 'one venue' });
      case 'restored':
        return t`Restored to the pending list`;
      case 'updated':
        return t`Edited`;
      case 'created':
        return t`Added by hand`;
      case 'imported':
        return count === null ? t`Imported` : t`Scraped from ${origin}`;
      case 'undone':
        return undid === 'updated' ? t`Edit undone` : t`Decision undone`;
    }
  }

  function shown(field: HistoryField, value: string): string {
    if (field !== 'sportIds') return value;
    return SPORT_IDS.filter((id) => value.includes(id))
      .map((id) => sportName(sportById(id)?.slug ?? 'football'))
      .join(', ');
  }

  return (record: Activity, undoing: string | undefined): HistoryEvent => ({
    id: record.id,
    kind: record.kind,
    text: sentence(record),
    by: record.actor ?? undefined,
    time: i18n.date(new Date(record.at), { dateStyle: 'medium', timeStyle: 'short' }),
    dateTime: record.at,
    note: record.note ?? undefined,
    changes: record.changes?.map(({ field, from, to }) => ({
      field: i18n._(FIELD_TEXTS[field]),
      from: shown(field, from),
      to: shown(field, to),
    })),
    undo: undoState(record, undoing),
  });
}
