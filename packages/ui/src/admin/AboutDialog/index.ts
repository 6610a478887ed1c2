export { AboutDialog, type AboutDialogProps } from './AboutDialog.tsx';
export type { AboutSource } from './AboutSources.tsx';
