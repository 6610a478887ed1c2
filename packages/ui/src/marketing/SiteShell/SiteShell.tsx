import type { ReactNode } from 'react';
import { SkipLink } from '../../primitives/SkipLink/index.ts';
import * as styles from './SiteShell.css.ts';

export interface SiteShellProps {
  /** "Skip to the content". */
  skipLabel: string;
  navbar: ReactNode;
  footer: ReactNode;
  /** Shown by the page's start script if the app could not be loaded. */
  lost: { message: string; reload: { label: string; href: string } };
  /** The page; starts at the upper edge, under the bar, and brings its own background. */
  children: ReactNode;
}

/** The id of the page's main part, which takes the focus after a change of page. */
const SITE_CONTENT_ID = 'content';

/** What every public page has around it. */
export function SiteShell({ skipLabel, navbar, footer, lost, children }: SiteShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink label={skipLabel} targetId={SITE_CONTENT_ID} />
      {navbar}
      <main id={SITE_CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      <div role="alert" data-lost hidden className={styles.lost}>
        <p>{lost.message}</p>
        <a href={lost.reload.href} className={styles.reload}>
          {lost.reload.label}
        </a>
      </div>
    </div>
  );
}
