import type { VenueReviewItem } from '@campetto/contract';
import { HistoryModal } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useHistory } from '../../venues/history.ts';
import { useUndo } from '../../venues/undo.ts';
import { useFailureText } from '../useFailureText.ts';
import { useHistoryEvents } from './useHistoryEvents.ts';
import type { ReviewDesk } from './useReviewDesk.ts';

interface HistoryDialogProps {
  item: VenueReviewItem;
  desk: ReviewDesk;
  /** The list on the screen is old. */
  onUndone: () => void;
}

/** What happened to a venue, with the way to take it back. */
export function HistoryDialog({ item, desk, onUndone }: HistoryDialogProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const history = useHistory(item.folderPath);
  const undoRecords = useUndo();
  const present = useHistoryEvents();
  const [undoing, setUndoing] = useState<string>();
  const [failed, setFailed] = useState<string>();

  async function undo(id: string): Promise<void> {
    setUndoing(id);
    setFailed(undefined);
    try {
      const results = await undoRecords([id]);
      const text = desk.texts.undone(results);
      if (results.some(({ outcome }) => outcome === 'refused')) setFailed(text);
      else desk.undoing.make({ text, activityIds: [], tone: 'neutral' });
      await history.mutate();
      onUndone();
    } catch {
      setFailed(t`This could not be undone. Please try again.`);
    } finally {
      setUndoing(undefined);
    }
  }

  function problem() {
    if (failed !== undefined) return { text: failed };
    if (history.error === undefined) return undefined;
    return {
      text: failureText(history.error, t`The history could not be loaded. Please try again.`),
      retry: { label: t`Try again`, onRetry: () => void history.mutate() },
    };
  }

  return (
    <HistoryModal
      open
      venue={item.venue.sportsVenue.name || t`Unnamed venue`}
      labels={{
        title: t`History`,
        close: t`Close`,
        loading: t`Loading the history`,
        empty: t`Nothing has happened to this venue since it came in.`,
        field: t`Field`,
        before: t`Before`,
        after: t`After`,
        nothing: t`Empty`,
        undo: t`Undo`,
        undone: t`Undone`,
      }}
      events={(history.data ?? []).map((event) => present(event, undoing))}
      loading={history.data === undefined && history.error === undefined}
      error={problem()}
      onUndo={(id) => void undo(id)}
      onClose={desk.dialogs.close}
    />
  );
}
