import Menu from 'lucide-react/icons/menu';
import { useId, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { SkipLink } from '../../primitives/SkipLink/index.ts';
import { usePageClass } from '../../primitives/usePageClass.ts';
import { breakpoint } from '../../tokens/space.ts';
import { several } from '../RunStatusGroup/styles.ts';
import * as styles from './AdminShell.css.ts';
import { Sidebar } from './Sidebar.tsx';
import type { AdminShellProps } from './types.ts';
import { useDrawer } from './useDrawer.ts';
import { useLostFocus } from './useLostFocus.ts';

/** The frame of every back-office screen: sidebar, top bar, and the screen itself as `main`. */
export function AdminShell({
  lastLogin,
  notice,
  languageSwitch,
  status,
  wide = false,
  children,
  ...sidebar
}: AdminShellProps) {
  const { labels } = sidebar;
  const { open, setOpen, panel, toggle } = useDrawer(breakpoint.desktop);
  const sidebarId = useId();
  const content = useRef<HTMLElement>(null);
  useLostFocus(content);
  const statusRoom = useRef<HTMLDivElement>(null);
  usePageClass(statusRoom, styles.pageWithStatus, ':scope > *');
  usePageClass(statusRoom, styles.pageWithSeveral, `.${several}`);
  return (
    <div className={styles.shell}>
      <SkipLink label={labels.skipToContent} targetId="content" inert={open} />
      <div className={styles.scrim} data-open={open || undefined} />
      <Sidebar
        {...sidebar}
        id={sidebarId}
        panel={panel}
        open={open}
        onClose={() => setOpen(false)}
      />
      <div className={styles.workArea} inert={open}>
        <header className={styles.topBar}>
          <div className={styles.onlySmall}>
            <IconButton
              ref={toggle}
              label={labels.openMenu}
              icon={Menu}
              aria-expanded={open}
              aria-controls={sidebarId}
              onClick={() => setOpen(true)}
            />
          </div>
          <div className={styles.line}>
            <p className={styles.lastLogin({ isShown: !notice?.isShown })}>{lastLogin}</p>
            {notice && (
              <div className={styles.noticeRoom} data-text={notice.text}>
                {notice.isShown && (
                  // Explicit, because an open dialog hides it from screen readers otherwise.
                  <p className={styles.notice} role="alert" aria-live="assertive">
                    {notice.text}
                  </p>
                )}
              </div>
            )}
          </div>
          {languageSwitch}
        </header>
        <main ref={content} id="content" tabIndex={-1} className={styles.content({ wide })}>
          <div ref={statusRoom} className={styles.status}>
            {status}
          </div>
          {children}
        </main>
      </div>
    </div>
  );
}
