import { Button } from '../../primitives/Button/index.ts';
import type { BulkModalProps } from './BulkModal.tsx';

/** The step's buttons; the focus enters with each step. */
export function BulkFooter({
  step,
  tone,
  onClose,
}: Pick<BulkModalProps, 'step' | 'tone' | 'onClose'>) {
  if (step.phase === 'run') {
    return (
      <Button autoFocus loading={step.stopping} onClick={step.onStop}>
        {step.stopLabel}
      </Button>
    );
  }
  if (step.phase === 'report') {
    return (
      <>
        {step.undo && (
          <Button loading={step.undo.loading} onClick={step.undo.onUndo}>
            {step.undo.label}
          </Button>
        )}
        <Button tone="primary" autoFocus onClick={onClose}>
          {step.doneLabel}
        </Button>
      </>
    );
  }
  const takesAway = tone === 'warning';
  return (
    <>
      <Button autoFocus={takesAway && step.reasons === undefined} onClick={onClose}>
        {step.cancelLabel}
      </Button>
      <Button type="submit" tone={takesAway ? 'critical' : 'positive'} autoFocus={!takesAway}>
        {step.confirmLabel}
      </Button>
    </>
  );
}
