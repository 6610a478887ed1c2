import type { VenueReviewItem } from '@campetto/contract';
import { namedFailure, undoLabels, undoneText } from '@campetto/messages/admin/decisions';
import { historyFailed, historyLabels } from '@campetto/messages/admin/history';
import { venueName } from '@campetto/messages/admin/venue';
import { HistoryDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { outcomeOf, type UndoOutcome } from '../../../venue-client/decisions/undoOutcome.ts';
import { useUndo } from '../../../venue-client/decisions/useUndo.ts';
import { useHistory } from '../../../venue-client/history/useHistory.ts';
import { useRuns } from '../../shell/runs/RunsProvider.tsx';
import { useFailureText } from '../../useFailureText.ts';
import { useIsLeft } from '../../useIsLeft.ts';
import { useHistoryEvents } from './useHistoryEvents.ts';

interface VenueHistoryProps {
  item: VenueReviewItem;
  onUndone: (outcome: UndoOutcome) => void;
  /** The list on the screen is out of date. */
  onChanged: () => void;
  onClose: () => void;
}

/**
 * The history of a venue, with the undo of each record. If the dialog was closed before an undo ends, the result is
 * shown above every screen.
 */
export function VenueHistory({ item, onUndone, onChanged, onClose }: VenueHistoryProps) {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const history = useHistory(item);
  const undoRecords = useUndo();
  const present = useHistoryEvents(item);
  const [undoing, setUndoing] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const runs = useRuns();
  const isLeft = useIsLeft();

  async function undo(id: string): Promise<void> {
    setUndoing(id);
    setFailed(undefined);
    try {
      const outcome = outcomeOf(await undoRecords([id]));
      if (isLeft.current) {
        runs.reportEnd();
        runs.setOutcome(outcome);
      } else if (outcome.refused > 0) setFailed(undoneText(i18n, outcome));
      else onUndone(outcome);
      await history.mutate();
      onChanged();
    } catch (error) {
      const failure = failureText(error, undoLabels(i18n).failed);
      if (isLeft.current)
        runs.setOutcome({ failure: namedFailure(i18n, venueName(i18n, item), failure) });
      else setFailed(failure);
    } finally {
      setUndoing(undefined);
    }
  }

  function problem() {
    if (failed !== undefined) return { text: failed };
    if (history.error === undefined) return undefined;
    const { text, retry } = historyFailed(i18n);
    return {
      text: failureText(history.error, text),
      retry: { label: retry, onAction: () => void history.mutate() },
    };
  }

  return (
    <HistoryDialog
      open
      venue={venueName(i18n, item)}
      labels={historyLabels(i18n)}
      events={(history.data ?? []).map((event) => present(event, undoing))}
      pending={history.data === undefined && history.error === undefined}
      error={problem()}
      onUndo={(id) => void undo(id)}
      onClose={onClose}
    />
  );
}
