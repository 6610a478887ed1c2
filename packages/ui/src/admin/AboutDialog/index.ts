export { AboutDialog, type AboutDialogProps, type AboutSource } from './AboutDialog.tsx';
