import type { Activity } from '@campetto/contract';
import {
  activityText,
  mergeText,
  seriesText,
  undoBatchLabels,
} from '@campetto/messages/admin/activity';
import type { ActivityDay, ActivityItem } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { dayName } from '../time/dayName.ts';
import { relativeTime } from '../time/relativeTime.ts';
import { useNow } from '../time/useNow.ts';
import { undoState } from '../undo/undoState.ts';
import { activityLink, mergeLink } from './activityLink.ts';
import { type ActivityEntry, groupByDay, isBatch } from './groupActivity.ts';

/** Converts records to the lines of the activity list by day, in the active language. */
export function useActivityDays(undoing: ReadonlySet<string>) {
  const { i18n } = useLingui();
  const now = useNow();
  // Each series is identified by one of its records: it stays open when newer or earlier ones join it.
  const [identifying] = useState(() => new Set<string>());

  function present(record: Activity): ActivityItem {
    const at = new Date(record.at);
    return {
      id: record.id,
      kind: record.kind,
      text: activityText(i18n, record),
      detail: record.actor ?? undefined,
      time: relativeTime(i18n.locale, at, now),
      exactTime: i18n.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
      dateTime: record.at,
      href: activityLink(record),
      undo: undoState(record, undoing),
      undoLabel: isBatch(record) ? undoBatchLabels(i18n).batch : undefined,
    };
  }

  function presentEntry(entry: ActivityEntry): ActivityItem {
    if (entry.type === 'record') return present(entry.record);
    if (entry.type === 'merge') {
      const { record } = entry;
      const text = mergeText(i18n, record, entry.discarded);
      const undoLabel = undoBatchLabels(i18n).merge;
      return { ...present(record), text, href: mergeLink(record), undoLabel };
    }
    const [first] = entry.records;
    const item = present(first);
    const { id } = entry.records.find((record) => identifying.has(record.id)) ?? first;
    identifying.add(id);
    return {
      ...item,
      id: `series-${id}`,
      text: seriesText(i18n, first.kind, entry.records.length) ?? item.text,
      href: undefined,
      undo: undefined,
      members: entry.records.map(present),
    };
  }

  return (records: readonly Activity[], limit?: number): ActivityDay[] =>
    groupByDay(records, limit).map(({ day, entries }) => ({
      id: day,
      name: dayName(i18n, day, now),
      items: entries.map(presentEntry),
    }));
}
