export { DuplicatesDialog } from './DuplicatesDialog.tsx';
export type { DuplicateField, DuplicateRecord, DuplicatesDialogProps } from './types.ts';
