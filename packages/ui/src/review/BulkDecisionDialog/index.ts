export { BulkDecisionDialog } from './BulkDecisionDialog.tsx';
export type {
  BulkDecisionDialogProps,
  BulkQuestion,
  BulkReport,
  BulkRun,
  BulkSkipped,
  BulkStep,
} from './types.ts';
