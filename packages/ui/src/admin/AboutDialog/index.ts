export type * from './AboutDialog.tsx';
