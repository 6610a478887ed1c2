import { Dialog } from '../../primitives/Dialog/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { useFirstInvalid } from '../../primitives/useFirstInvalid.ts';
import { reasonErrors } from '../ConfirmDialog/Reasons.tsx';
import { BatchBody } from './BatchBody.tsx';
import { BatchFooter } from './BatchFooter.tsx';
import { isPending } from './isPending.ts';
import type { BatchDecisionDialogProps, BatchStep } from './types.ts';

/** One decision on many venues: confirmation, progress, report. */
export function BatchDecisionDialog({
  open,
  tone,
  closeLabel,
  step,
  onClose,
}: BatchDecisionDialogProps) {
  const reasons = step.phase === 'confirmation' ? step.reasons : undefined;
  const fields = useFirstInvalid(reasonErrors(reasons), false);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeDisabled={isPending(step)}
      title={step.title}
      closeLabel={step.phase === 'run' ? step.backgroundLabel : closeLabel}
      tone={step.phase === 'report' ? step.tone : tone}
      onSubmit={() => step.phase === 'confirmation' && fields.submit(step.onConfirm)}
      footer={<BatchFooter key={step.phase} step={step} tone={tone} onClose={onClose} />}
    >
      <div ref={fields.ref}>
        <BatchBody step={step} />
      </div>
      {/* Mounted from the first step on, so that the title of the report is read aloud when the step changes. */}
      <LiveRegion message={announcementOf(step)} />
    </Dialog>
  );
}

function announcementOf(step: BatchStep): string {
  if (step.phase === 'run') return step.notice ?? '';
  return step.phase === 'report' ? step.title : '';
}
