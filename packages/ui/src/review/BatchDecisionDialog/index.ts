export { BatchDecisionDialog } from './BatchDecisionDialog.tsx';
export type {
  BatchDecisionDialogProps,
  BatchQuestion,
  BatchReport,
  BatchRun,
  BatchSkipped,
  BatchStep,
} from './types.ts';
