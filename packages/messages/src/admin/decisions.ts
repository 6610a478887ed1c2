import type { VenueCheck, VenueMove, VenueStatus } from '@campetto/contract';
import type { ConfirmDialogProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { venueCheckTexts } from './checks.ts';

type ConfirmationLabels = ConfirmDialogProps['labels'];

export const approveConfirmation = (i18n: I18n): ConfirmationLabels => ({
  title: t(i18n)`Approve this venue?`,
  message: t(i18n)`The venue moves to the approved list.`,
  cancel: t(i18n)`Cancel`,
  confirm: t(i18n)`Approve`,
  close: t(i18n)`Close`,
});

export const discardConfirmation = (i18n: I18n): ConfirmationLabels => ({
  title: t(i18n)`Discard this venue?`,
  message: t(i18n)`The venue moves to the discarded list.`,
  cancel: t(i18n)`Cancel`,
  confirm: t(i18n)`Discard`,
  close: t(i18n)`Close`,
});

/** The reasons against approving a venue: that it has no name, its possible duplicates and its failed checks. */
export function doubtNotes(
  i18n: I18n,
  {
    isUnnamed,
    duplicates,
    checks,
  }: { isUnnamed: boolean; duplicates: number; checks: readonly VenueCheck[] },
): string[] {
  const textOf = venueCheckTexts(i18n);
  const failed = checks.map((check) => textOf(check, isUnnamed).text).join(', ');
  return [
    ...(isUnnamed
      ? [t(i18n)`The venue has no name. You are always asked before such a venue is approved.`]
      : []),
    ...(duplicates > 0
      ? [
          t(
            i18n,
          )`${plural(duplicates, { one: 'It has # possible duplicate.', other: 'It has # possible duplicates.' })}`,
        ]
      : []),
    ...(checks.length > 0 ? [t(i18n)`Failed checks: ${failed}`] : []),
  ];
}

/** Why a confirmation is opened although it is switched off. */
export const confirmedAnyway = (i18n: I18n) =>
  t(
    i18n,
  )`This question is switched off. It is still asked about a venue with possible duplicates, or set aside, unless all its details are shown.`;

/** For a discard it mentions the reason, which only the confirmation asks for, except in the focus view. */
export const rememberLabel = (i18n: I18n, move: VenueMove) =>
  move === 'discard'
    ? t(i18n)`Do not ask again in this session, nor for a reason`
    : t(i18n)`Do not ask again in this session`;

export const reasonsLabels = (i18n: I18n) => ({
  legend: t(i18n)`Why?`,
  note: t(i18n)`In your own words`,
  optional: t(i18n)`optional`,
  noteMissing: t(i18n)`Say why, so that others can follow.`,
});

export const moveNames = (i18n: I18n): Record<VenueMove, string> => ({
  approve: t(i18n)`Approve`,
  discard: t(i18n)`Discard`,
  restore: t(i18n)`Restore`,
});

/** The report of a decision on the venue of this name. */
export const movedText = (i18n: I18n, name: string): Record<VenueMove, string> => ({
  approve: t(i18n)`${name} approved`,
  discard: t(i18n)`${name} discarded`,
  restore: t(i18n)`${name} restored to the pending list`,
});

/** The report of an earlier decision whose response was lost, by the status of the venue. */
export const movedEarlierText = (i18n: I18n, name: string): Record<VenueStatus, string> => ({
  approved: t(i18n)`${name} approved at your first attempt`,
  discarded: t(i18n)`${name} discarded at your first attempt, with the reason chosen then`,
  pending: t(i18n)`${name} restored to the pending list at your first attempt`,
});

/** The report of a decision on several venues. */
export const movedManyText = (i18n: I18n, count: number): Record<VenueMove, string> => ({
  approve: t(i18n)`${plural(count, { one: '# venue approved', other: '# venues approved' })}`,
  discard: t(i18n)`${plural(count, { one: '# venue discarded', other: '# venues discarded' })}`,
  restore: t(i18n)`${plural(count, { one: '# venue restored', other: '# venues restored' })}`,
});

export const moveFailedText = (i18n: I18n): Record<VenueMove, string> => ({
  approve: t(i18n)`Failed to approve venue. Please try again.`,
  discard: t(i18n)`Failed to discard venue. Please try again.`,
  restore: t(i18n)`Failed to restore venue. Please try again.`,
});

/** The venues on which something has failed, and why. */
export const namedFailure = (i18n: I18n, names: string, failure: string) =>
  t(i18n)`${names}: ${failure}`;

/** How many decisions have failed; the names of the venues and the reasons follow. */
export const failedCount = (i18n: I18n, count: number) =>
  t(i18n)`${plural(count, { one: '# decision failed.', other: '# decisions failed.' })}`;

/** The same, if not all of the failed changes are decisions. */
export const failedChangesCount = (i18n: I18n, count: number) =>
  t(i18n)`${plural(count, { one: '# change failed.', other: '# changes failed.' })}`;

/** On another screen than that of the venues: how many changes have failed, and the way to them. */
export const failedElsewhere = (i18n: I18n, count: number) => ({
  title: t(i18n)`${plural(count, {
    one: '# change of a venue was not saved',
    other: '# changes of venues were not saved',
  })}`,
  show: t(i18n)`Show in the list`,
});

/** The text of a failure after which the server may have carried the change out. */
export const perhapsDone = (i18n: I18n, failure: string) =>
  t(
    i18n,
  )`${failure} The server did not respond, so it may have been done; trying again does no harm.`;

/** The text of a failure after which the change was certainly not sent. */
export const notDone = (i18n: I18n, failure: string) =>
  t(i18n)`${failure} It was not sent, so nothing has been done.`;

/** The note breaks a rule that only the server checks. */
export const noteRefused = (i18n: I18n) => t(i18n)`The server refuses this note. Please change it.`;

/** Why the venue of this name could not be moved, by the status that it has meanwhile. */
export const overtakenText = (i18n: I18n, name: string): Record<VenueStatus, string> => ({
  approved: t(
    i18n,
  )`${name} has already been approved: by a batch of yours, in another window or by a colleague.`,
  discarded: t(
    i18n,
  )`${name} has already been discarded: by a batch of yours, in another window or by a colleague.`,
  pending: t(i18n)`${name} is already back in the pending list.`,
});

/** The same, if the administrator who reads it gave the venue that status. */
export const overtakenBySelfText = (i18n: I18n, name: string): Record<VenueStatus, string> => ({
  approved: t(i18n)`You have already approved ${name}, in another window or by a batch.`,
  discarded: t(i18n)`You have already discarded ${name}, in another window or by a batch.`,
  pending: t(i18n)`You have already put ${name} back into the pending list, in another window.`,
});

/** The same, if the action that gave it that status was done in this window. */
export const overtakenHereText = (i18n: I18n, name: string): Record<VenueStatus, string> => ({
  approved: t(i18n)`You have already approved ${name}.`,
  discarded: t(i18n)`You have already discarded ${name}.`,
  pending: t(i18n)`You have already put ${name} back into the pending list.`,
});

/** The same, if it is known who else gave the venue that status. */
export const overtakenByText = (
  i18n: I18n,
  name: string,
  person: string,
): Record<VenueStatus, string> => ({
  approved: t(i18n)`${name} has already been approved by ${person}.`,
  discarded: t(i18n)`${name} has already been discarded by ${person}.`,
  pending: t(i18n)`${name} has already been put back into the pending list by ${person}.`,
});

/** Shown if the selection ended because the list has changed. */
export const selectionEnded = (i18n: I18n, count: number) =>
  t(
    i18n,
  )`${plural(count, { one: '# venue is no longer selected: the list has changed.', other: '# venues are no longer selected: the list has changed.' })}`;

export const selectionBarTexts = (i18n: I18n) => ({
  labels: (count: number) => ({
    region: t(i18n)`Selection`,
    selected: t(i18n)`${plural(count, { one: '# venue selected', other: '# venues selected' })}`,
    clear: t(i18n)`Clear the selection`,
  }),
  /** `matching` is undefined where too many match to be counted. */
  all: (matching: number | undefined) => {
    if (matching === undefined) return t(i18n)`Select all that match`;
    const total = i18n.number(matching);
    return t(i18n)`Select all ${total} that match`;
  },
});
