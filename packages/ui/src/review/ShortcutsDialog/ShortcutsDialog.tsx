import { useId } from 'react';
import { Checkbox } from '../../primitives/Checkbox/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Kbd } from '../../primitives/Kbd/index.ts';
import * as styles from './ShortcutsDialog.css.ts';

export interface ShortcutGroup {
  title: string;
  /** `keys` as printed on them; each of them does it. */
  shortcuts: readonly { keys: readonly string[]; label: string }[];
}

export interface ShortcutsDialogProps {
  open: boolean;
  labels: { title: string; close: string };
  groups: readonly ShortcutGroup[];
  /** The first turns single keys off (WCAG 2.1.4); others set what the keys ask. */
  toggles: readonly { label: string; checked: boolean; onChange: (checked: boolean) => void }[];
  onClose: () => void;
}

/** What can be done without a mouse. */
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
          <Group key={group.title} {...group} />
        ))}
      </div>
      {toggles.map(({ label, checked, onChange }) => (
        <Checkbox key={label} label={label} checked={checked} onCheckedChange={onChange} />
      ))}
    </Dialog>
  );
}

function Group({ title, shortcuts }: ShortcutGroup) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl>
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className={styles.shortcut}>
            <dt>{label}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
