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

/** A decision or its undo that is under way; venues that were reached stay decided if it is stopped. */
export interface BatchRun {
  phase: 'run';
  /** "Approving 120 venues", "Undoing 112 decisions" */
  title: string;
  done: number;
  total: number;
  /** "34 of 120" */
  progressLabel: string;
  /** Shown below the progress: that the connection is lost. */
  notice?: string | undefined;
  /** The run is being started or stopped: the dialog stays open. */
  pending: boolean;
  /** Absent for an undo. Can be called while the run is being started; pending until the run has stopped. */
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
  /** The venues that were left as they are, by reason. */
  skipped?: { legend: string; groups: readonly BatchSkipped[] } | undefined;
  /** `shortcut` is the letter that does the same: "U". */
  undo?: (Action & { shortcut?: string | undefined }) | undefined;
  /** Continues a run that ended early. */
  resume?: Action | undefined;
  /** Sends a decision again that may not have begun; the main button then. */
  retry?: Action | undefined;
  /** Why the run ended early, or why the undo failed. */
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
  /** Cancel, close and Escape. A run continues in the background. */
  onClose: () => void;
}
