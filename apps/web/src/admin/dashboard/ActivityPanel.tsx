import { activityLabels, activityTexts } from '@campetto/messages/admin/history';
import { ActivityList } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { outcomeOf } from '../../venue-client/decisions/undoOutcome.ts';
import { useUndo } from '../../venue-client/decisions/useUndo.ts';
import { useUndoBatches } from '../../venue-client/decisions/useUndoBatches.ts';
import { useActivity } from '../../venue-client/history/useActivity.ts';
import { useFailureText } from '../useFailureText.ts';
import { usePresentActivity } from './usePresentActivity.ts';

interface ActivityPanelProps {
  /** Called with the result of an undo; `failed` if it was not possible. */
  onUndone: (text: string, failed: boolean) => void;
}

/** The latest activity, with the undo of each record. */
export function ActivityPanel({ onUndone }: ActivityPanelProps) {
  const { i18n } = useLingui();
  const texts = activityTexts(i18n);
  const activity = useActivity();
  const failureText = useFailureText();
  const [undoing, setUndoing] = useState<string>();
  const present = usePresentActivity(undoing);
  const undoRecords = useUndo();
  const undoBatches = useUndoBatches();

  async function undo(id: string): Promise<void> {
    setUndoing(id);
    try {
      // The record of a batch represents the decisions on all its venues.
      const isBatch = activity.data?.some((record) => record.id === id && record.batchId === id);
      const outcome = isBatch ? await undoBatches([id]) : outcomeOf(await undoRecords([id]));
      if (outcome.undone > 0) onUndone(texts.undone, false);
      else onUndone(texts.undoRefused, true);
    } catch (error) {
      onUndone(failureText(error, texts.undoFailed), true);
    } finally {
      setUndoing(undefined);
    }
  }

  return (
    <ActivityList
      labels={activityLabels(i18n)}
      items={(activity.data ?? []).map(present)}
      pending={activity.data === undefined && activity.error === undefined}
      error={activity.error === undefined ? undefined : failureText(activity.error, texts.failed)}
      retry={{ label: texts.retry, onAction: () => void activity.mutate() }}
      undo={{ label: texts.undo, done: texts.undone, onUndo: (id) => void undo(id) }}
    />
  );
}
