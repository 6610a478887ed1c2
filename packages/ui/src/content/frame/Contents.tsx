import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import * as styles from './frame.css.ts';

export interface ContentsEntry {
  /** Of the element it leads to. */
  id: string;
  label: string;
}

interface ContentsProps {
  label: string;
  entries: readonly ContentsEntry[];
  currentId?: string | undefined;
  /** Takes the place of the browser's own jump. */
  onSelect?: ((id: string) => void) | undefined;
}

/** Where one can go in this page. Native disclosure: it opens without JavaScript too. */
export function Contents({ label, entries, currentId, onSelect }: ContentsProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  function follow(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (menu.current) menu.current.open = false;
    if (!onSelect) return;
    event.preventDefault();
    onSelect(id);
    // As the browser's jump does: the next Tab goes on from there.
    document.getElementById(id)?.focus({ preventScroll: true });
  }
  return (
    <nav aria-label={label} className={styles.contents}>
      <p className={styles.caption} aria-hidden="true">
        {label}
      </p>
      <details ref={menu} className={styles.menu}>
        <summary className={styles.toggle}>
          {label}
          <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
        </summary>
        <ul className={styles.entries}>
          {entries.map(({ id, label: words }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={styles.entry}
                aria-current={id === currentId ? 'location' : undefined}
                onClick={(event) => follow(event, id)}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
