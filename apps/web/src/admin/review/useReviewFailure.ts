import {
  moveFailedText,
  namedFailure,
  notDone,
  noteRefused,
  perhapsDone,
} from '@campetto/messages/admin/decisions';
import { clusterFailures } from '@campetto/messages/admin/duplicates';
import { editFailures } from '@campetto/messages/admin/edit';
import { exportedNothing, exportFailed } from '@campetto/messages/admin/exports';
import { reviewTexts } from '@campetto/messages/admin/list';
import {
  noteKept,
  setAsideElsewhere,
  setAsideFailed,
  setAsideOvertaken,
} from '@campetto/messages/admin/set-aside';
import { undoLabels } from '@campetto/messages/admin/undo';
import { venueName } from '@campetto/messages/admin/venue';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import {
  hasNoResponse,
  isAbout,
  isUnsent,
  RequestError,
} from '../../venue-client/requests/requestError.ts';
import { useFailureText } from '../useFailureText.ts';
import { useOvertakenText } from './decisions/useOvertakenText.ts';
import {
  currentStatus,
  decidedBy,
  isConflict,
  newlySetAside,
  type ReviewFailure,
} from './reviewFailure.ts';

/** The text of a failed change, with whether it may have been done where no response came. */
export function changeFailure(i18n: I18n, error: unknown, failure: string): string {
  if (!hasNoResponse(error)) return failure;
  return isUnsent(error) ? notDone(i18n, failure) : perhapsDone(i18n, failure);
}

/** Actions that change nothing. */
const READS: ReadonlySet<ReviewFailure['action']> = new Set(['select', 'export']);

const isOffline = (error: unknown) => error instanceof RequestError && error.failure === 'offline';

/** The screen's last failure with its text in the active language. */
export function useReviewFailure() {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const overtakenText = useOvertakenText();
  // `messageId` grows with each failure, so that a repeated text is announced again.
  const [lastFailure, setLastFailure] = useState<ReviewFailure & { messageId: number }>();
  const ids = useRef(0);

  useEffect(() => {
    // What failed without a connection can be tried again by now.
    const forget = () => setLastFailure((now) => (isOffline(now?.error) ? undefined : now));
    window.addEventListener('online', forget);
    return () => window.removeEventListener('online', forget);
  }, []);

  function text(shown: ReviewFailure): string {
    const { action, item, error } = shown;
    const status = currentStatus(shown);
    if (item && status !== undefined) return overtakenText(item, status, decidedBy(error));
    const failures = editFailures(i18n);
    if (action === 'picture' && error instanceof RequestError && error.failure === 'stale')
      return failures.pictureOvertaken;
    if (
      (action === 'setAside' || action === 'note') &&
      error instanceof RequestError &&
      error.failure === 'stale'
    )
      return shown.shownInDialog ? setAsideOvertaken(i18n) : noteKept(i18n);
    const setAside = newlySetAside(shown);
    if (setAside) return setAsideElsewhere(i18n, setAside);
    if (action === 'export' && isAbout(error, 'q')) return exportedNothing(i18n);
    if (isAbout(error, 'note')) return noteRefused(i18n);
    if (action === 'merge' && isConflict(error)) return clusterFailures(i18n).changed;
    const otherwise = {
      ...moveFailedText(i18n),
      ...failures,
      select: reviewTexts(i18n).selectFailed,
      ...setAsideFailed(i18n),
      merge: clusterFailures(i18n).merge,
      undo: undoLabels(i18n).retry,
      export: exportFailed(i18n),
    };
    const failure = failureText(error, otherwise[action]);
    return READS.has(action) ? failure : changeFailure(i18n, error, failure);
  }

  /** With the venue that it is about: outside of a dialog another one may be active by now. */
  function namedText(shown: ReviewFailure): string {
    const { item } = shown;
    if (!item || currentStatus(shown) !== undefined) return text(shown);
    return namedFailure(i18n, venueName(i18n, item), text(shown));
  }

  return {
    failure: lastFailure,
    /** For a dialog, which names the venue already. */
    text: lastFailure && text(lastFailure),
    /** For the notice over the list. */
    namedText: lastFailure && namedText(lastFailure),
    report: (next: ReviewFailure | undefined) => {
      ids.current += 1;
      const messageId = ids.current;
      setLastFailure(next && { ...next, messageId });
    },
    textOf: text,
    clear: () => setLastFailure(undefined),
  };
}

export type LastFailure = ReturnType<typeof useReviewFailure>;
