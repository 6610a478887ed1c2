import { VENUES_PER_STEP, type VenueMove } from '@campetto/contract';
import type { BatchConfirmation, BatchRun } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { tooManyRequestsText } from '../screens/shell.ts';

const venueCount = (i18n: I18n, count: number) =>
  t(i18n)`${plural(count, { one: '# venue', other: '# venues' })}`;

export function batchConfirmation(
  i18n: I18n,
  move: VenueMove,
  count: number,
): Pick<BatchConfirmation, 'title' | 'message' | 'confirmLabel' | 'cancelLabel'> {
  const venues = venueCount(i18n, count);
  const confirmation = {
    approve: {
      title: t(i18n)`Approve ${venues}?`,
      message: t(
        i18n,
      )`${plural(count, { one: 'It moves to the approved list.', other: 'They move to the approved list.' })}`,
      confirmLabel: t(i18n)`Approve`,
    },
    discard: {
      title: t(i18n)`Discard ${venues}?`,
      message: t(
        i18n,
      )`${plural(count, { one: 'It moves to the discarded list.', other: 'They move to the discarded list.' })}`,
      confirmLabel: t(i18n)`Discard`,
    },
    restore: {
      title: t(i18n)`Restore ${venues}?`,
      message: t(
        i18n,
      )`${plural(count, { one: 'It moves back to the pending list.', other: 'They move back to the pending list.' })}`,
      confirmLabel: t(i18n)`Restore`,
    },
  }[move];
  return { ...confirmation, cancelLabel: t(i18n)`Cancel` };
}

/** Up to this many venues are named; more are counted. */
const NAMED_MAX = 3;

/** How many of the venues that a decision is about have what speaks against it. */
export interface ScopeDoubts {
  duplicates: number;
  failedChecks: number;
  looksDiscarded: number;
  setAside: number;
}

/** Which venues a decision is about, and what speaks against it. */
export function selectionScope(
  i18n: I18n,
  names: readonly string[],
  { setAside, looksDiscarded, duplicates, failedChecks }: ScopeDoubts,
): string | undefined {
  const duplicated = i18n.number(duplicates);
  const failed = i18n.number(failedChecks);
  const parts = [
    names.length <= NAMED_MAX && names.join(', '),
    setAside > 0 && t(i18n)`${plural(setAside, { one: '# set aside', other: '# set aside' })}`,
    looksDiscarded > 0 &&
      t(
        i18n,
      )`${plural(looksDiscarded, { one: '# looks like a discarded venue', other: '# look like discarded venues' })}`,
    duplicates > 0 && t(i18n)`${duplicated} with possible duplicates`,
    failedChecks > 0 && t(i18n)`${failed} with failed checks`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** A warning before all venues that match are decided on: nobody has read the notes of those that are set aside. */
export const unseenSetAside = (i18n: I18n) => t(i18n)`May include venues that are set aside`;

/** A warning before all venues that match are approved, because nobody has seen each of them. */
export const unseenDoubts = (i18n: I18n) =>
  t(
    i18n,
  )`May include venues with failed checks or possible duplicates; the filter “Clean” leaves them out`;

export function batchRunning(i18n: I18n, move: VenueMove, run: { done: number; total: number }) {
  const venues = venueCount(i18n, run.total);
  const done = i18n.number(run.done);
  const total = i18n.number(run.total);
  return {
    title: {
      approve: t(i18n)`Approving ${venues}`,
      discard: t(i18n)`Discarding ${venues}`,
      restore: t(i18n)`Restoring ${venues}`,
    }[move],
    progressLabel: t(i18n)`${done} of ${total}`,
    stopLabel: t(i18n)`Stop`,
    backgroundLabel: batchLabels(i18n).background,
  };
}

/** How many venues of a batch were decided on. */
export function batchReportTitle(
  i18n: I18n,
  move: VenueMove,
  run: { done: number; total: number },
): string {
  const done = i18n.number(run.done);
  const total = i18n.number(run.total);
  return {
    approve: t(i18n)`Approved: ${done} of ${total}`,
    discard: t(i18n)`Discarded: ${done} of ${total}`,
    restore: t(i18n)`Restored: ${done} of ${total}`,
  }[move];
}

/** The undo of a batch that is under way. */
export function batchUndoing(i18n: I18n, progress: { reached: number; total: number }): BatchRun {
  const done = i18n.number(progress.reached);
  const total = i18n.number(progress.total);
  const decisions = t(i18n)`${plural(progress.total, { one: '# decision', other: '# decisions' })}`;
  return {
    phase: 'run',
    title: t(i18n)`Undoing ${decisions}`,
    done: progress.reached,
    total: progress.total,
    progressLabel: t(i18n)`Undone: ${done} of ${total}`,
    pending: false,
    backgroundLabel: batchLabels(i18n).background,
  };
}

/** Why some venues of a batch were left as they are. */
export const batchSkippedTexts = (i18n: I18n) => ({
  legend: t(i18n)`Left as they are`,
  changed: t(i18n)`Changed meanwhile`,
  impossible: t(i18n)`Already decided`,
  missing: t(i18n)`No longer there`,
  notSent: t(i18n)`Not sent`,
  stopped: t(i18n)`Not reached`,
});

export const batchLabels = (i18n: I18n) => ({
  close: t(i18n)`Close`,
  done: t(i18n)`Done`,
  background: t(i18n)`Continue in the background`,
  undoAll: t(i18n)`Undo all`,
  unreached: t(i18n)`The server could not be reached. Please try again.`,
});

/** Shown if the server did not respond, but may have received the request. */
export const batchUnconfirmedTexts = (i18n: I18n) => ({
  title: t(i18n)`The server did not respond`,
  hint: t(i18n)`The decision may already be under way. Try again: no venue is decided on twice.`,
  retry: t(i18n)`Try again`,
});

/** Shown if the server refuses requests for some seconds. */
export const batchRefusedTexts = (i18n: I18n, seconds: number | undefined) => ({
  title: t(i18n)`Please wait`,
  hint: tooManyRequestsText(i18n, seconds),
  retry: t(i18n)`Try again`,
});

/** Shown if there was no connection. */
export const batchUnsentTexts = (i18n: I18n) => ({
  title: t(i18n)`No connection`,
  hint: t(i18n)`Nothing was sent, so no venue has been decided on.`,
  retry: t(i18n)`Try again`,
});

/** The labels of a run that the server carries out. */
export function batchRunLabels(i18n: I18n) {
  const step = i18n.number(VENUES_PER_STEP);
  return {
    resume: t(i18n)`Resume`,
    details: t(i18n)`Details`,
    interrupted: t(i18n)`An error interrupted this. Resume it, or undo what was done.`,
    undoneMeanwhile: t(i18n)`These decisions have been undone meanwhile.`,
    /** Explains that a stop waits for the current transaction, which is stored as a whole. */
    stopHint: t(
      i18n,
    )`Venues are decided ${step} at a time: “Stop” takes effect after those that are under way.`,
    connectionLost: t(i18n)`No connection. The server continues by itself.`,
  };
}

/** Shown below the first run: how many others there are, `runningCount` of which are running. */
export function batchRunListTexts(i18n: I18n, count: number, runningCount: number) {
  const more = t(i18n)`${plural(count, { one: '# more', other: '# more' })}`;
  const running = i18n.number(runningCount);
  return {
    more: runningCount > 0 ? t(i18n)`${more}, ${running} running` : more,
    dismissAll: t(i18n)`Dismiss all`,
  };
}
