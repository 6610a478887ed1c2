import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { type ShortcutGroup, Shortcuts } from './Shortcuts.tsx';
import * as styles from './ShortcutsDialog.css.ts';

export interface ShortcutsDialogProps {
  open: boolean;
  labels: { title: string; close: string };
  groups: readonly ShortcutGroup[];
  /** The first turns single keys off (WCAG 2.1.4); others set which keys need a confirmation. */
  toggles: readonly { label: string; checked: boolean; onChange: (checked: boolean) => void }[];
  onClose: () => void;
}

/** The keyboard shortcuts by group, and switches for them. */
export function ShortcutsDialog({ open, labels, groups, toggles, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      size="form"
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <Shortcuts key={group.title} {...group} />
        ))}
      </div>
      {toggles.map(({ label, checked, onChange }) => (
        <Checkbox key={label} label={label} checked={checked} onCheckedChange={onChange} />
      ))}
    </Dialog>
  );
}
