export type * from './AdminShell.tsx';
