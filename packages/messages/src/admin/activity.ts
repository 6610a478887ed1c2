import type { Activity, ActivityKind } from '@campetto/contract';
import type { ActivityListProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { accountText, batchText, notDuplicateText } from './history.ts';
import { unnamedVenue } from './venue.ts';

export const dayNames = (i18n: I18n) => ({
  today: t(i18n)`Today`,
  yesterday: t(i18n)`Yesterday`,
});

export const activityLinks = (i18n: I18n) => ({
  all: t(i18n)`All activity`,
  earlier: t(i18n)`Show earlier`,
});

export const activityLabels = (i18n: I18n): ActivityListProps['labels'] => ({
  title: t(i18n)`Recent activity`,
  empty: t(i18n)`Nothing has happened yet.`,
  loading: t(i18n)`Loading recent activity`,
});

export const activityTexts = (i18n: I18n) => ({
  failed: t(i18n)`Failed to load recent activity`,
  retry: t(i18n)`Try again`,
  undone: t(i18n)`Undone`,
});

/** Which change of a venue was undone. */
function undoneRecordText(i18n: I18n, name: string, undid: Activity['undid']): string {
  switch (undid) {
    case 'approved':
      return t(i18n)`${name}: approval undone`;
    case 'discarded':
      return t(i18n)`${name}: discard undone`;
    case 'restored':
      return t(i18n)`${name}: return to the pending list undone`;
    case 'updated':
      return t(i18n)`${name}: edit undone`;
    case 'setAside':
      return t(i18n)`${name}: setting aside undone`;
    case 'requeued':
      return t(i18n)`${name}: return to the queue undone`;
    case 'notDuplicate':
      return t(i18n)`${name}: “not a duplicate” undone`;
    default:
      return t(i18n)`${name}: a change undone`;
  }
}

/** What happened in the directory. */
export function activityText(
  i18n: I18n,
  {
    id,
    batchId,
    kind,
    venueName,
    duplicateOf,
    undid,
    source,
    count,
  }: Pick<Activity, 'kind' | 'venueName' | 'duplicateOf' | 'undid' | 'source' | 'count'> &
    Partial<Pick<Activity, 'id' | 'batchId'>>,
): string {
  const isBatch = batchId !== undefined && batchId === id;
  const batch = isBatch && batchText(i18n, kind, count ?? 0);
  if (batch) return batch;
  const name = venueName || unnamedVenue(i18n);
  const origin = source ?? t(i18n)`an unnamed source`;
  const venues = t(i18n)`${plural(count ?? 0, { one: '# venue', other: '# venues' })}`;
  switch (kind) {
    case 'approved':
      return t(i18n)`${name} approved`;
    case 'discarded':
      return t(i18n)`${name} discarded`;
    case 'restored':
      return t(i18n)`${name} restored to the pending list`;
    case 'setAside':
      return t(i18n)`${name} set aside`;
    case 'requeued':
      return t(i18n)`${name} put back into the queue`;
    case 'updated':
      return t(i18n)`${name} edited`;
    case 'created':
      return t(i18n)`${name} added by hand`;
    case 'imported':
      return isBatch
        ? t(i18n)`${venues} changed by an import from ${origin}`
        : t(i18n)`${venues} imported from ${origin}`;
    case 'notDuplicate':
      return notDuplicateText(i18n, { venueName, duplicateOf });
    case 'adminAdded':
    case 'adminRemoved':
      return accountText(i18n, kind);
    case 'undone':
      return undoneRecordText(i18n, name, undid);
  }
}

/** Several changes of one kind in one line; undefined for kinds whose records have a line each. */
export function seriesText(i18n: I18n, kind: ActivityKind, count: number): string | undefined {
  switch (kind) {
    case 'approved':
    case 'discarded':
    case 'restored':
      return batchText(i18n, kind, count);
    case 'setAside':
      return t(i18n)`${plural(count, { one: '# venue set aside', other: '# venues set aside' })}`;
    case 'requeued':
      return t(
        i18n,
      )`${plural(count, { one: '# venue put back into the queue', other: '# venues put back into the queue' })}`;
    case 'updated':
      return t(i18n)`${plural(count, { one: '# edit', other: '# edits' })}`;
    case 'created':
      return t(
        i18n,
      )`${plural(count, { one: '# venue added by hand', other: '# venues added by hand' })}`;
    case 'notDuplicate':
      return t(
        i18n,
      )`${plural(count, { one: '# pair marked as not duplicates', other: '# pairs marked as not duplicates' })}`;
    case 'undone':
      return t(i18n)`${plural(count, { one: '# change undone', other: '# changes undone' })}`;
    default:
      return undefined;
  }
}

/** How many venues were merged into another one, or that this was undone; the record is that of the first. */
export function mergeText(
  i18n: I18n,
  { kind, venueName, duplicateOf }: Pick<Activity, 'kind' | 'venueName' | 'duplicateOf'>,
  discarded: number,
): string {
  const merged = venueName || unnamedVenue(i18n);
  const kept = duplicateOf?.name || unnamedVenue(i18n);
  if (kind === 'undone') return t(i18n)`Merge into ${kept} undone`;
  if (discarded === 1) return t(i18n)`${merged} merged into ${kept}`;
  return t(
    i18n,
  )`${plural(discarded, { one: '# venue merged into', other: '# venues merged into' })} ${kept}`;
}

/** Labels of buttons that undo a change of several venues. */
export const undoBatchLabels = (i18n: I18n) => ({
  batch: t(i18n)`Undo this batch`,
  merge: t(i18n)`Undo this merge`,
});

export const activityPageTexts = (i18n: I18n) => ({
  title: t(i18n)`Activity`,
  subtitle: t(i18n)`Who changed what, and when.`,
  audit: t(i18n)`Audit log`,
  person: t(i18n)`Person`,
  everybody: t(i18n)`Everybody`,
  kind: t(i18n)`Action`,
  everyKind: t(i18n)`All actions`,
  dismiss: t(i18n)`Dismiss`,
});

/** Announces how many entries are shown after a filter was chosen or earlier ones were loaded. */
export const entriesShown = (i18n: I18n, count: number) =>
  t(i18n)`${plural(count, { one: 'Showing # entry', other: 'Showing # entries' })}`;

/** The labels of the list on the page; `filtered` if a filter is active. */
export const activityPageLabels = (
  i18n: I18n,
  { filtered }: { filtered: boolean },
): ActivityListProps['labels'] => ({
  title: t(i18n)`Newest first`,
  empty: filtered ? t(i18n)`Nothing matches these filters.` : t(i18n)`Nothing has happened yet.`,
  loading: t(i18n)`Loading the activity`,
});

/** The kinds of actions as the filter names them. */
export const activityKindNames = (i18n: I18n): Record<ActivityKind, string> => ({
  approved: t(i18n)`Approvals`,
  discarded: t(i18n)`Discards`,
  restored: t(i18n)`Restored venues`,
  setAside: t(i18n)`Venues set aside`,
  requeued: t(i18n)`Venues back in the queue`,
  updated: t(i18n)`Edits`,
  created: t(i18n)`Venues added by hand`,
  imported: t(i18n)`Imports`,
  notDuplicate: t(i18n)`Not duplicates`,
  adminAdded: t(i18n)`New administrators`,
  adminRemoved: t(i18n)`Removed administrators`,
  undone: t(i18n)`Undos`,
});
