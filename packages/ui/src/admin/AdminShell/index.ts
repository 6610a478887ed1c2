export { AdminShell } from './AdminShell.tsx';
export type { AdminShellEntry, AdminShellLabels, AdminShellProps } from './types.ts';
