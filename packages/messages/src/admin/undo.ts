import type { ConfirmDialogProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { firstNames } from './venue.ts';

/** Names an undo by what it was to undo: "Undo of: Alba Marina approved". */
export const undoOf = (i18n: I18n, action: string) => t(i18n)`Undo of: ${action}`;

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
export function undoBatchConfirmation(
  i18n: I18n,
  count: number | null,
): ConfirmDialogProps['labels'] {
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
