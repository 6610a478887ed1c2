import type { Action } from '../../primitives/action.ts';
import type { MessageTone } from '../../primitives/Banner/tones.ts';
import type { ReasonsProps } from '../ConfirmDialog/index.ts';

/** Shows the number of venues and asks for confirmation. */
export interface BatchConfirmation {
  phase: 'confirmation';
  /** "Discard 120 venues?" */
  title: string;
  message: string;
  /** Which venues, where they were chosen by a filter: "Pending venues · Italy". */
  scope?: string | undefined;
  reasons?: ReasonsProps | undefined;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
}

/** Under way, the decision or its undo; what is done stays done. */
export interface BatchRun {
  phase: 'run';
  /** "Approving 120 venues", "Undoing 112 decisions" */
  title: string;
  done: number;
  total: number;
  /** "34 of 120" */
  progressLabel: string;
  /** Under the progress: the connection is lost. */
  notice?: string | undefined;
  /** It is being started or stopped: the dialog stays open. */
  pending: boolean;
  /** Absent for an undo. Also called while the decision is being started; pending when it is to be stopped. */
  stop?: Action | undefined;
  /** "Continue in the background": the button, the close button and Escape. */
  backgroundLabel: string;
}

/** The result of the decision. */
export interface BatchReport {
  phase: 'report';
  /** `positive` when all were done. */
  tone: Extract<MessageTone, 'positive' | 'warning'>;
  /** "Approved: 112 of 120", or where it was stopped. */
  title: string;
  /** Those that were left as they are, by reason. */
  skipped?: { legend: string; groups: readonly BatchSkipped[] } | undefined;
  /** `shortcut` is the letter that does the same: "U". */
  undo?: (Action & { shortcut?: string | undefined }) | undefined;
  /** Where it ended early. */
  resume?: Action | undefined;
  /** Where it may not have begun: the main button. */
  retry?: Action | undefined;
  /** Why it ended before its end, or why the undo did not work out. */
  error?: string | undefined;
  doneLabel: string;
}

export interface BatchSkipped {
  /** "Changed meanwhile: 6" */
  why: string;
  /** Their names, as far as they are known; without any the reason cannot be unfolded. */
  venues: readonly string[];
}

export type BatchStep = BatchConfirmation | BatchRun | BatchReport;

export interface BatchDecisionDialogProps {
  open: boolean;
  /** `brand` to approve or restore, `warning` to discard. */
  tone: Extract<MessageTone, 'brand' | 'warning'>;
  closeLabel: string;
  step: BatchStep;
  /** Cancel, close and Escape. While it runs it goes on in the background. */
  onClose: () => void;
}
