export { DuplicatesDialog } from './DuplicatesDialog.tsx';
export type {
  DuplicateField,
  DuplicateSide,
  DuplicatesDialogProps,
  DuplicateVenue,
} from './types.ts';
