import {
  DISCARD_REASONS,
  type VenueCheck,
  type VenueMove,
  type VenueStatus,
} from '@campetto/contract';
import type { ConfirmDialogProps, ShortcutGroup, ShortcutsDialogProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { venueCheckTexts } from './checks.ts';
import { firstNames } from './venue.ts';

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
  )`This question is switched off. It is still asked about a venue with possible duplicates, or set aside, unless the inspector shows it.`;

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

/** Names an undo by what it was to undo: "Undo of: Alba Marina approved". */
export const undoOf = (i18n: I18n, action: string) => t(i18n)`Undo of: ${action}`;

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

export const undoLabels = (i18n: I18n) => ({
  undo: t(i18n)`Undo`,
  /** Offered after an undo: undoes the action before the undone one. */
  undoPrevious: t(i18n)`Undo previous`,
  /** An undo was requested while those of all actions are under way. */
  undoingAll: t(i18n)`Everything that you did in this window is being undone already.`,
  dismiss: t(i18n)`Dismiss`,
  failed: t(i18n)`This could not be undone. Please try again.`,
  /** The connection was lost while a batch was undone; the server continues. */
  lost: t(
    i18n,
  )`The connection was lost. The server may go on by itself: try again to see the result.`,
  /** Follows the text about changes that could not be undone. */
  retry: t(i18n)`Please try again.`,
});

/** How many decisions an undo has undone, or an earlier one had `already`, and how many it could not undo. */
interface Outcome {
  undone: number;
  refused: number;
  already?: boolean | undefined;
}

/** The result of an undo. */
export function undoneText(i18n: I18n, { undone, refused, already }: Outcome): string {
  if (already) {
    return t(
      i18n,
    )`${plural(undone, { one: 'Already undone', other: '# decisions were already undone' })}`;
  }
  if (refused === 0) {
    return t(i18n)`${plural(undone, { one: 'Undone', other: '# decisions undone' })}`;
  }
  return undone === 0
    ? t(i18n)`${plural(refused, {
        one: 'This can no longer be undone: the venue has been changed since',
        other: 'These can no longer be undone: the venues have been changed since',
      })}`
    : t(
        i18n,
      )`${plural(undone, { one: '# decision undone', other: '# decisions undone' })}, ${plural(refused, { one: '# no longer possible: changed since', other: '# no longer possible: changed since' })}`;
}

/** The labels of the confirmation before a batch of `count` decisions, or a merge if it is null, is undone. */
export function undoBatchConfirmation(i18n: I18n, count: number | null): ConfirmationLabels {
  const common = { cancel: t(i18n)`Do not undo`, close: t(i18n)`Close` };
  if (count === null) {
    return {
      ...common,
      title: t(i18n)`Undo this merge?`,
      message: t(i18n)`All its venues become what they were before, with their fields and status.`,
      confirm: t(i18n)`Undo the merge`,
    };
  }
  return {
    ...common,
    title: t(i18n)`Undo this batch?`,
    message: t(
      i18n,
    )`${plural(count, { one: '# decision is undone, unless its venue has been changed since.', other: '# decisions are undone, except on venues that have been changed since.' })}`,
    confirm: t(i18n)`${plural(count, { one: 'Undo # decision', other: 'Undo # decisions' })}`,
  };
}

/** Shown if there is no action in this session, or all are undone. */
export const nothingToUndo = (i18n: I18n) =>
  t(
    i18n,
  )`You have nothing left to undo in this window. The history, the dashboard and the results of decisions on many venues undo the rest.`;

/** The result of the undo of one action, with the text of the action. */
export const undoneActionText = (i18n: I18n, action: string, outcome: Outcome): string =>
  outcome.refused === 0 && !outcome.already
    ? t(i18n)`Undone: ${action}`
    : `${action}. ${undoneText(i18n, outcome)}`;

/** Undos that were requested, but not carried out, because the screen that asks for many decisions was left. */
export function notUndoneText(i18n: I18n, actions: readonly string[]): string {
  const action = firstNames(i18n, actions);
  return t(
    i18n,
  )`Not undone: ${action}. Many decisions are undone only after a confirmation in the list.`;
}

/** Why the undo of actions has failed. Begins with the failure, because a phone may cut the end of the text off. */
export function undoFailedText(i18n: I18n, actions: readonly string[], failure: string): string {
  const action = firstNames(i18n, actions);
  return t(i18n)`Undo failed: ${action}. ${failure}`;
}

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

export const shortcutsLabels = (i18n: I18n): ShortcutsDialogProps['labels'] => ({
  title: t(i18n)`Review venues by keyboard`,
  close: t(i18n)`Close`,
});

/** On the buttons that open the list of shortcuts, and on the checkbox in the list that turns them off. */
export const shortcutsName = (i18n: I18n) => t(i18n)`Keyboard shortcuts`;

/** Checkboxes in the list of shortcuts: whether a decision is confirmed first. */
export const confirmationName = (i18n: I18n) => ({
  approve: t(i18n)`Ask before a venue is approved in cards and rows`,
  discard: t(i18n)`Ask before a venue is discarded in cards and rows`,
});

/** The keys to move and to decide in a line, for a tooltip: "J Next venue · K Previous venue · A Approve and go on". */
export const shortcutLegend = (i18n: I18n) =>
  shortcutGroups(i18n)
    .slice(0, 2)
    .flatMap(({ shortcuts }) => shortcuts.map(({ keys, label }) => `${keys.join(' ')} ${label}`))
    .join(' · ');

/** The digits of the discard reasons, in their order. */
const reasonKeys = `1–${DISCARD_REASONS.length}`;

export function shortcutGroups(i18n: I18n): ShortcutGroup[] {
  const key = (keys: string, label: string) => ({ keys: [keys], label });
  return [
    {
      title: t(i18n)`Move`,
      shortcuts: [key('J', t(i18n)`Next venue`), key('K', t(i18n)`Previous venue`)],
    },
    {
      title: t(i18n)`Decide`,
      shortcuts: [
        key('A', t(i18n)`Approve and go on`),
        key('D', t(i18n)`Discard and go on`),
        key('E', t(i18n)`Edit`),
        key('L', t(i18n)`Set aside for later`),
        key('M', t(i18n)`Merge possible duplicates`),
        key('R', t(i18n)`Restore and go on`),
        key('U', t(i18n)`Undo, step by step`),
      ],
    },
    {
      title: t(i18n)`In focus`,
      shortcuts: [
        key('S', t(i18n)`Skip`),
        key(`D ${reasonKeys}`, t(i18n)`Discard for a reason`),
        key('D 0', t(i18n)`Discard without a reason`),
      ],
    },
    {
      title: t(i18n)`Find`,
      shortcuts: [
        { keys: ['X', '*'], label: t(i18n)`Select one or all` },
        key('/', t(i18n)`Search`),
        key('?', t(i18n)`These shortcuts`),
      ],
    },
    {
      title: t(i18n)`In a dialog`,
      shortcuts: [
        key(reasonKeys, t(i18n)`Choose a reason`),
        key(t(i18n)({ message: 'Enter', context: 'key' }), t(i18n)`Confirm`),
        key('Esc', t(i18n)`Cancel`),
      ],
    },
  ];
}
