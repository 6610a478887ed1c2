import { useRef } from 'react';
import { SkipLink } from '../../primitives/SkipLink/index.ts';
import { useMediaQuery } from '../../primitives/useMediaQuery.ts';
import { usePageClass } from '../../primitives/usePageClass.ts';
import { useStickyHeight } from '../../primitives/useStickyHeight.ts';
import { statusHeight } from '../../theme/stickyHeight.css.ts';
import { breakpoint } from '../../tokens/space.ts';
import * as styles from './AdminShell.css.ts';
import { sidebar as placed } from './Sidebar.css.ts';
import { Sidebar } from './Sidebar.tsx';
import { SidebarDrawer } from './SidebarDrawer.tsx';
import type { AdminShellProps } from './types.ts';
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
  const isWide = useMediaQuery(breakpoint.desktop);
  const content = useRef<HTMLElement>(null);
  useLostFocus(content);
  const statusRoom = useRef<HTMLDivElement>(null);
  usePageClass(statusRoom, styles.pageWithStatus, ':scope > *');
  useStickyHeight(statusHeight, 0, statusRoom);
  return (
    <div className={styles.shell}>
      <SkipLink label={labels.skipToContent} targetId="content" />
      {isWide && (
        <aside className={placed({ placement: 'beside' })}>
          <Sidebar {...sidebar} />
        </aside>
      )}
      <div className={styles.workArea}>
        <header className={styles.topBar}>
          {!isWide && (
            <SidebarDrawer labels={labels}>
              {(drawer) => <Sidebar {...sidebar} {...drawer} />}
            </SidebarDrawer>
          )}
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
