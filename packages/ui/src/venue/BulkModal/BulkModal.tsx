import { Dialog } from '../../primitives/Dialog/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { reasonProblems } from '../ConfirmModal/Reasons.tsx';
import { useFirstInvalid } from '../useFirstInvalid.ts';
import { BulkBody } from './BulkBody.tsx';
import { BulkFooter } from './BulkFooter.tsx';
import type { BulkStep } from './types.ts';

export interface BulkModalProps {
  open: boolean;
  /** `info` for a step forward, `warning` for one that takes away. */
  tone: 'info' | 'warning';
  closeLabel: string;
  step: BulkStep;
  /** Cancel, close and Escape, before and after the run; while it runs they stop it. */
  onClose: () => void;
}

/** One decision on many venues: asked once, seen through, accounted for. */
export function BulkModal({ open, tone, closeLabel, step, onClose }: BulkModalProps) {
  const reasons = step.phase === 'question' ? step.reasons : undefined;
  const fields = useFirstInvalid(reasonProblems(reasons), false);

  function close() {
    if (step.phase === 'run') step.onStop();
    else onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      closeDisabled={step.phase === 'run' && step.stopping}
      title={step.title}
      closeLabel={step.phase === 'run' ? step.stopLabel : closeLabel}
      tone={step.phase === 'report' ? step.tone : tone}
      onSubmit={() => step.phase === 'question' && fields.submit(step.onConfirm)}
      footer={<BulkFooter key={step.phase} step={step} tone={tone} onClose={onClose} />}
    >
      <div ref={fields.ref}>
        <BulkBody step={step} />
      </div>
      {/* Mounted from the first step on: the title that becomes the report's is read out. */}
      <LiveRegion message={step.phase === 'report' ? step.title : ''} />
    </Dialog>
  );
}
