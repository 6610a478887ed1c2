import { ActivityList } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useActivity } from '../../venues/activity.ts';
import { useUndo } from '../../venues/undo.ts';
import { useFailureText } from '../useFailureText.ts';
import { usePresentActivity } from './usePresentActivity.ts';

interface ActivityPanelProps {
  /** What became of an undo, to be read out; as a problem where it did not work. */
  onTold: (text: string, isProblem: boolean) => void;
}

/** What happened lately, with the way to take it back. */
export function ActivityPanel({ onTold }: ActivityPanelProps) {
  const { t } = useLingui();
  const activity = useActivity();
  const failureText = useFailureText();
  const [undoing, setUndoing] = useState<string>();
  const present = usePresentActivity(undoing);
  const undoRecords = useUndo();

  async function undo(id: string): Promise<void> {
    setUndoing(id);
    try {
      const [result] = await undoRecords([id]);
      if (result?.outcome === 'undone') onTold(t`Undone`, false);
      else onTold(t`This can no longer be undone: the venue has been changed since.`, true);
    } catch (error) {
      onTold(failureText(error, t`This could not be undone. Please try again.`), true);
    } finally {
      setUndoing(undefined);
    }
  }

  return (
    <ActivityList
      labels={{
        title: t`Recent activity`,
        empty: t`Nothing has happened yet.`,
        loading: t`Loading recent activity`,
      }}
      items={(activity.data ?? []).map(present)}
      loading={activity.data === undefined && activity.error === undefined}
      error={
        activity.error === undefined
          ? undefined
          : failureText(activity.error, t`Failed to load recent activity`)
      }
      retry={{ label: t`Try again`, onRetry: () => void activity.mutate() }}
      undo={{ label: t`Undo`, done: t`Undone`, onUndo: (id) => void undo(id) }}
    />
  );
}
