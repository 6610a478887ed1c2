import type { BatchStep } from './types.ts';

/** Whether the dialog must stay open, because only it shows the result of the pending action. */
export function isPending(step: BatchStep): boolean {
  if (step.phase === 'run') return step.pending;
  return step.phase === 'report' && Boolean(step.undo?.pending || step.resume?.pending);
}
