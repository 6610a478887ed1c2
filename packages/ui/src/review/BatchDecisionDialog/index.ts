export { BatchDecisionDialog } from './BatchDecisionDialog.tsx';
export type {
  BatchConfirmation,
  BatchDecisionDialogProps,
  BatchReport,
  BatchRun,
  BatchSkipped,
  BatchStep,
} from './types.ts';
