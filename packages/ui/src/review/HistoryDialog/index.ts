export { HistoryDialog } from './HistoryDialog.tsx';
export type { HistoryChange, HistoryDialogProps, HistoryEvent } from './types.ts';
