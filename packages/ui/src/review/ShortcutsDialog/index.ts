export {
  type ShortcutGroup,
  ShortcutsDialog,
  type ShortcutsDialogProps,
} from './ShortcutsDialog.tsx';
