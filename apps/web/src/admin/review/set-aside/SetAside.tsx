import { SET_ASIDE_NOTE_MAX_LENGTH, type VenueReviewItem } from '@campetto/contract';
import { noteOvertaken, setAsideLabels, setAsideTexts } from '@campetto/messages/admin/set-aside';
import { venueName } from '@campetto/messages/admin/venue';
import { SetAsideDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { useUid } from '../../../auth/useUid.ts';
import { readText, storeText } from '../../../venue-client/deviceStorage.ts';
import { presentAddress } from '../../../venue-client/list/presentVenue.ts';
import { RequestError } from '../../../venue-client/requests/requestError.ts';
import { useOvertaken } from '../decisions/useOvertaken.ts';
import { noteProblem } from '../noteProblem.ts';
import { isConflict, type ReviewFailure } from '../reviewFailure.ts';
import type { SetAsideActions } from './useSetAsideActions.ts';

interface SetAsideProps {
  item: VenueReviewItem;
  setAsideActions: SetAsideActions;
  error: string | undefined;
  reportFailure: (failure: ReviewFailure | undefined) => void;
  onClose: () => void;
}

/** Asks for the note of a venue that is set aside. It stays open with the note when the request fails. */
export function SetAside({ item, setAsideActions, error, reportFailure, onClose }: SetAsideProps) {
  const { i18n } = useLingui();
  const stored = item.setAside?.note ?? '';
  const draft = `campetto.note.${useUid()}.${item.folderPath}`;
  const [note, setNote] = useState(() => readText(draft, 'session') ?? stored);
  /** The venue as it is stored by now, if it has changed since it was shown. */
  const [current, setCurrent] = useState(item);
  const [pending, setPending] = useState(false);
  /** The change whose failure the dialog shows. */
  const failed = useRef<() => void>(undefined);
  /** The mark that somebody else had set before the last attempt, with another note. */
  const [theirs, setTheirs] = useState<VenueReviewItem['setAside']>(null);
  const problem = noteProblem(i18n, note, SET_ASIDE_NOTE_MAX_LENGTH);

  async function confirm(): Promise<void> {
    if (problem !== undefined) return;
    setPending(true);
    reportFailure(undefined);
    failed.current = undefined;
    const sent = note.trim();
    try {
      await setAsideActions.setAside(current, sent);
      storeText(draft, null, 'session');
      onClose();
    } catch (error) {
      const newer = error instanceof RequestError ? error.problem?.current : undefined;
      setCurrent(newer ?? current);
      const isOther = newer?.setAside?.note != null && newer.setAside.note !== stored;
      setTheirs(isOther ? newer.setAside : null);
      const action = item.setAside ? 'note' : 'setAside';
      reportFailure({ action, item, error, shownInDialog: true });
      if (!isConflict(error))
        failed.current = () => setAsideActions.reportFailed(current, sent, error);
    } finally {
      setPending(false);
    }
  }
  function cancel(): void {
    if (failed.current) reportFailure(undefined);
    failed.current?.();
    onClose();
  }
  /** What was typed is there again when the dialog is opened again. */
  function type(typed: string): void {
    setNote(typed);
    storeText(draft, typed === stored ? null : typed, 'session');
  }
  return (
    <SetAsideDialog
      open
      labels={setAsideLabels(i18n, item.setAside !== null)}
      venueName={venueName(i18n, item)}
      venueAddress={presentAddress(item.venue.address, i18n.locale) || undefined}
      setAside={current.setAside ? setAsideTexts(i18n, current.setAside).text : undefined}
      note={note}
      onNote={type}
      noteError={problem}
      pending={pending}
      error={error !== undefined && theirs ? noteOvertaken(i18n, theirs) : error}
      overtaken={useOvertaken(item)}
      onConfirm={() => void confirm()}
      onRequeue={
        item.setAside
          ? () => {
              storeText(draft, null, 'session');
              onClose();
              void setAsideActions.requeue(item);
            }
          : undefined
      }
      onCancel={cancel}
    />
  );
}
