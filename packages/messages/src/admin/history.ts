import type { Activity, ActivityKind, HistoryField } from '@campetto/contract';
import type { CountedBarsProps, HistoryDialogProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { rejectedText } from './duplicates.ts';
import { fieldNames, reasonNames, unnamedVenue } from './venue.ts';

export const historyLabels = (i18n: I18n): HistoryDialogProps['labels'] => ({
  title: t(i18n)`History`,
  close: t(i18n)`Close`,
  loading: t(i18n)`Loading the history`,
  empty: t(i18n)`Nothing has happened to this venue since it came in.`,
  field: t(i18n)`Field`,
  before: t(i18n)`Before`,
  after: t(i18n)`After`,
  nothing: t(i18n)`Empty`,
  undo: t(i18n)`Undo`,
  undone: t(i18n)`Undone`,
});

export const historyFailed = (i18n: I18n) => ({
  text: t(i18n)`The history could not be loaded. Please try again.`,
  retry: t(i18n)`Try again`,
});

export function historyFieldNames(i18n: I18n): Record<HistoryField, string> {
  const names = fieldNames(i18n);
  return {
    ...names,
    phoneNumber: names.phone,
    sportIds: names.sports,
    isVerified: t(i18n)`Verified`,
    picture: t(i18n)`Picture`,
  };
}

/** The two sides of a change of the picture, whose file name means nothing to a reader. */
export const pictureVersions = (i18n: I18n) => ({
  before: t(i18n)`Earlier picture`,
  after: t(i18n)`New picture`,
});

export const verifiedText = (i18n: I18n, isVerified: boolean) =>
  isVerified
    ? t(i18n)({ message: 'Yes', context: 'verified' })
    : t(i18n)({ message: 'No', context: 'verified' });

export const notDuplicateText = (
  i18n: I18n,
  { venueName, duplicateOf }: Pick<Activity, 'venueName' | 'duplicateOf'>,
) => {
  const unnamed = unnamedVenue(i18n);
  return rejectedText(i18n, venueName || unnamed, duplicateOf?.name || unnamed);
};

type HistoryRecord = Pick<
  Activity,
  'kind' | 'reason' | 'duplicateOf' | 'undid' | 'source' | 'count' | 'venueName'
> &
  Partial<Pick<Activity, 'mergeId'>>;

/** What happened to a venue, on a page that is about this venue; `isOther` where the record is of its duplicate. */
export function historyText(
  i18n: I18n,
  { kind, reason, duplicateOf, undid, source, count, venueName, mergeId }: HistoryRecord,
  isOther = false,
): string {
  const origin = source ?? t(i18n)`an unnamed source`;
  const other = venueName || unnamedVenue(i18n);
  switch (kind) {
    case 'approved':
      return t(i18n)({ message: 'Approved', context: 'one venue' });
    case 'discarded':
      if (isOther) return t(i18n)`Merged: ${other} discarded as a duplicate of this venue`;
      if (duplicateOf) return t(i18n)`Discarded as a duplicate of ${duplicateOf.name}`;
      return reason
        ? t(i18n)`Discarded: ${reasonNames(i18n)[reason]}`
        : t(i18n)({ message: 'Discarded', context: 'one venue' });
    case 'restored':
      return t(i18n)`Restored to the pending list`;
    case 'setAside':
      return t(i18n)({ message: 'Set aside', context: 'one venue' });
    case 'requeued':
      return t(i18n)`Put back into the queue`;
    case 'updated':
      return mergeId ? t(i18n)`Merged: values of duplicates taken` : t(i18n)`Edited`;
    case 'created':
      return t(i18n)`Added by hand`;
    case 'imported':
      return count === null ? t(i18n)`Imported` : t(i18n)`Imported from ${origin}`;
    case 'notDuplicate':
      return notDuplicateText(i18n, { venueName, duplicateOf });
    case 'adminAdded':
    case 'adminRemoved':
      return accountText(i18n, kind);
    case 'undone':
      return isOther && undid === 'discarded'
        ? t(i18n)`Merge with ${other} undone`
        : undoneChange(i18n, undid);
  }
}

/** Which change was undone, on a page that is about its venue. */
function undoneChange(i18n: I18n, undid: Activity['undid']): string {
  switch (undid) {
    case 'updated':
      return t(i18n)`Edit undone`;
    case 'setAside':
      return t(i18n)`Setting aside undone`;
    case 'requeued':
      return t(i18n)`Return to the queue undone`;
    default:
      return t(i18n)`Decision undone`;
  }
}

/** What happened to an account, which is not about a venue. */
export const accountText = (i18n: I18n, kind: 'adminAdded' | 'adminRemoved') =>
  kind === 'adminAdded' ? t(i18n)`New administrator` : t(i18n)`No longer an administrator`;

/** What happened to the venues of a batch, in one line; undefined for kinds that no batch has. */
export function batchText(i18n: I18n, kind: ActivityKind, count: number): string | undefined {
  switch (kind) {
    case 'approved':
      return t(i18n)`${plural(count, { one: '# venue approved', other: '# venues approved' })}`;
    case 'discarded':
      return t(i18n)`${plural(count, { one: '# venue discarded', other: '# venues discarded' })}`;
    case 'restored':
      return t(
        i18n,
      )`${plural(count, { one: '# venue restored to the pending list', other: '# venues restored to the pending list' })}`;
    case 'undone':
      return t(i18n)`${plural(count, { one: '# decision undone', other: '# decisions undone' })}`;
    default:
      return undefined;
  }
}

export const reasonCountsLabels = (i18n: I18n): CountedBarsProps['labels'] => ({
  title: t(i18n)`Why venues were discarded`,
  empty: t(i18n)`No venue is discarded.`,
  loading: t(i18n)`Loading the reasons`,
});

export const reasonCountsTexts = (i18n: I18n) => ({
  reasons: { ...reasonNames(i18n), none: t(i18n)`Without a reason` },
  failed: t(i18n)`Failed to load the reasons`,
  retry: t(i18n)`Try again`,
});
