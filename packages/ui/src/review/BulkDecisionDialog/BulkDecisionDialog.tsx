import { Dialog } from '../../primitives/Dialog/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { useFirstInvalid } from '../../primitives/useFirstInvalid.ts';
import { reasonProblems } from '../ConfirmDialog/Reasons.tsx';
import { BulkBody } from './BulkBody.tsx';
import { BulkFooter } from './BulkFooter.tsx';
import { isPending } from './isPending.ts';
import type { BulkDecisionDialogProps, BulkStep } from './types.ts';

/** One decision on many venues: confirmation, progress, report. */
export function BulkDecisionDialog({
  open,
  tone,
  closeLabel,
  step,
  onClose,
}: BulkDecisionDialogProps) {
  const reasons = step.phase === 'question' ? step.reasons : undefined;
  const fields = useFirstInvalid(reasonProblems(reasons), false);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeDisabled={isPending(step)}
      title={step.title}
      closeLabel={step.phase === 'run' ? step.backgroundLabel : closeLabel}
      tone={step.phase === 'report' ? step.tone : tone}
      onSubmit={() => step.phase === 'question' && fields.submit(step.onConfirm)}
      footer={<BulkFooter key={step.phase} step={step} tone={tone} onClose={onClose} />}
    >
      <div ref={fields.ref}>
        <BulkBody step={step} />
      </div>
      {/* Mounted from the first step on: the title that becomes the report's is read out. */}
      <LiveRegion message={announcementOf(step)} />
    </Dialog>
  );
}

function announcementOf(step: BulkStep): string {
  if (step.phase === 'run') return step.notice ?? '';
  return step.phase === 'report' ? step.title : '';
}
