import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { IconComponent } from '../../primitives/icon.ts';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import * as styles from './document.css.ts';

export interface ContentsEntry {
  /** The id of the element that the entry leads to. */
  id: string;
  label: string;
  icon?: IconComponent | undefined;
}

interface TableOfContentsProps {
  label: string;
  entries: readonly ContentsEntry[];
  currentId?: string | undefined;
}

/** Links to the sections of the page. Native `details`: it opens without JavaScript too. */
export function TableOfContents({ label, entries, currentId }: TableOfContentsProps) {
  const nav = useRef<HTMLElement>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  const [scrolls, setScrolls] = useState(false);

  // Before the first paint: what scrolls is never out of the keyboard's reach.
  useLayoutEffect(() => {
    const { current } = nav;
    if (!current) return;
    const measure = () => setScrolls(current.scrollHeight > current.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  // A list longer than the window scrolls, so that the current entry stays visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is known by its mark.
  useEffect(() => {
    const current = scrolls && nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !current) return;
    nav.current.scrollTop = current.offsetTop - nav.current.clientHeight / 2;
  }, [currentId, scrolls]);

  function close() {
    if (menu.current) menu.current.open = false;
  }
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={styles.contents}
      // Focusable only if it scrolls, for which one uses the arrow keys.
      tabIndex={scrolls ? 0 : undefined}
    >
      <p className={styles.caption} aria-hidden="true">
        {label}
      </p>
      <details ref={menu} className={styles.menu}>
        <summary className={styles.toggle}>
          {label}
          <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
        </summary>
        <ul className={styles.entries}>
          {entries.map(({ id, label: words, icon: Icon }) => (
            <li key={id}>
              <Anchor
                href={`#${id}`}
                className={styles.entry}
                aria-current={id === currentId ? 'location' : undefined}
                onClick={close}
              >
                {Icon && <Icon size={18} className={styles.icon} aria-hidden="true" />}
                {words}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
