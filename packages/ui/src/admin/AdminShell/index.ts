export {
  AdminShell,
  type AdminShellEntry,
  type AdminShellLabels,
  type AdminShellProps,
} from './AdminShell.tsx';
