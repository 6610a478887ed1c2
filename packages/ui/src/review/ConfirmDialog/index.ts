export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export type { ReasonsProps } from './Reasons.tsx';
