import { Button } from '../../primitives/Button/index.ts';
import { KeyHint } from '../../primitives/Kbd/KeyHint.tsx';
import { isPending } from './isPending.ts';
import type { BatchDecisionDialogProps } from './types.ts';

/** The buttons of a step; when the step changes, one of them gets the focus. */
export function BatchFooter({
  step,
  tone,
  onClose,
}: Pick<BatchDecisionDialogProps, 'step' | 'tone' | 'onClose'>) {
  if (step.phase === 'run') {
    return (
      <>
        {step.stop && (
          <Button pending={step.stop.pending} onClick={step.stop.onAction}>
            {step.stop.label}
          </Button>
        )}
        <Button tone="brand" autoFocus pending={step.pending} onClick={onClose}>
          {step.backgroundLabel}
        </Button>
      </>
    );
  }
  if (step.phase === 'report') {
    return (
      <>
        {step.undo && (
          <Button
            pending={step.undo.pending}
            aria-keyshortcuts={step.undo.shortcut?.toLowerCase()}
            onClick={step.undo.onAction}
          >
            {step.undo.label}
            <KeyHint shortcut={step.undo.shortcut} />
          </Button>
        )}
        {!isPending(step) && (
          <Button tone={step.retry ? 'neutral' : 'brand'} autoFocus={!step.retry} onClick={onClose}>
            {step.doneLabel}
          </Button>
        )}
        {/* After the others, so that it is never where Stop was: a second press there would resume the stopped run. */}
        {step.resume && (
          <Button pending={step.resume.pending} onClick={step.resume.onAction}>
            {step.resume.label}
          </Button>
        )}
        {step.retry && (
          <Button tone="brand" autoFocus onClick={step.retry.onAction}>
            {step.retry.label}
          </Button>
        )}
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
