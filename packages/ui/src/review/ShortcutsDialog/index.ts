export type { ShortcutGroup } from './Shortcuts.tsx';
export { ShortcutsDialog, type ShortcutsDialogProps } from './ShortcutsDialog.tsx';
