export { SetAsideDialog, type SetAsideDialogProps } from './SetAsideDialog.tsx';
