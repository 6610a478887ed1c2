import { useId } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { Kbd } from '../../primitives/Kbd/index.ts';
import * as styles from './ShortcutsDialog.css.ts';

export interface ShortcutGroup {
  title: string;
  /** `keys` as printed on the keyboard; any of them performs the action. */
  shortcuts: readonly { keys: readonly string[]; label: string }[];
}

/** The shortcuts of one group. */
export function Shortcuts({ title, shortcuts }: ShortcutGroup) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading level={3} size="label" id={id} className={styles.title}>
        {title}
      </Heading>
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
