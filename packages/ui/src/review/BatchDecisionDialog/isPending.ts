import type { BatchStep } from './types.ts';

/** Whether the dialog has to stay open: only there the result of what is pending is shown. */
export function isPending(step: BatchStep): boolean {
  if (step.phase === 'run') return step.pending;
  return step.phase === 'report' && Boolean(step.undo?.pending || step.resume?.pending);
}
