import type { VenueMove } from '@campetto/contract';
import { BulkModal, type BulkStep } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDecideMany } from '../../venues/decide.ts';
import { useUndo } from '../../venues/undo.ts';
import { useBulkTexts } from './useBulkTexts.ts';
import { useReasons } from './useReasons.ts';
import type { ReviewDesk } from './useReviewDesk.ts';

interface BulkDialogProps {
  move: VenueMove;
  desk: ReviewDesk;
  /** The list on the screen is old. */
  onDecided: () => void;
}

/** One decision on all that are selected: asked once, followed, stopped, accounted for. */
export function BulkDialog({ move, desk, onDecided }: BulkDialogProps) {
  const { t, i18n } = useLingui();
  const texts = useBulkTexts(move);
  const reasons = useReasons();
  const undoRecords = useUndo();
  const { run, start, stop } = useDecideMany();
  const [venues] = useState(desk.selection.items);
  const [undoing, setUndoing] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function confirm(): Promise<void> {
    const why = move === 'discard' ? reasons.check() : {};
    if (!why) return;
    await start(venues, move, why);
    onDecided();
  }

  function close(): void {
    // What was not reached, or has changed, is still to be decided and stays selected.
    const settled = run?.results.filter(
      (result) => result.outcome === 'done' || result.why !== 'changed',
    );
    desk.selection.drop(settled?.map(({ folderPath }) => folderPath) ?? []);
    desk.dialogs.close();
    desk.cards.region.current?.focus();
  }

  async function undo(activityIds: string[]): Promise<void> {
    setUndoing(true);
    setFailed(undefined);
    try {
      desk.tellUndone(await undoRecords(activityIds));
      onDecided();
      close();
    } catch {
      setFailed(t`This could not be undone. Please try again.`);
    } finally {
      setUndoing(false);
    }
  }

  function step(): BulkStep {
    if (!run) {
      return {
        phase: 'question',
        ...texts.question(venues.length),
        reasons: move === 'discard' ? reasons.fields : undefined,
        cancelLabel: t`Cancel`,
        onConfirm: () => void confirm(),
      };
    }
    const total = i18n.number(run.total);
    const done = i18n.number(run.results.length);
    if (run.state !== 'over') {
      return {
        phase: 'run',
        title: texts.running(run.total),
        done: run.results.length,
        total: run.total,
        progressLabel: t`${done} of ${total}`,
        stopLabel: t`Stop`,
        stopping: run.state === 'stopping',
        onStop: stop,
      };
    }
    const activityIds = run.results.flatMap((result) =>
      result.outcome === 'done' ? result.activityId : [],
    );
    const report = texts.report(run, venues);
    return {
      phase: 'report',
      ...report,
      undo:
        activityIds.length > 0
          ? { label: t`Undo all`, loading: undoing, onUndo: () => void undo(activityIds) }
          : undefined,
      error: failed ?? report.error,
      doneLabel: t`Done`,
    };
  }

  return (
    <BulkModal
      open
      tone={move === 'discard' ? 'warning' : 'info'}
      closeLabel={t`Close`}
      step={step()}
      onClose={close}
    />
  );
}
