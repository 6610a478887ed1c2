export { AdminShell } from './AdminShell.tsx';
export type {
  AdminShellEntry,
  AdminShellLabels,
  AdminShellProps,
  AdminShellTool,
} from './types.ts';
