import type { ReactNode } from 'react';
import type { Action } from '../../primitives/action.ts';
import { ProgressBar } from '../../primitives/ProgressBar/index.ts';
import { SkipLink } from '../../primitives/SkipLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './SiteShell.css.ts';

export interface SiteShellProps {
  /** "Skip to the content". */
  skipLabel: string;
  navbar: ReactNode;
  footer: ReactNode;
  /** Shown by the page's start script if a part was lost; without the app, the script reloads the page instead. */
  lost: { message: string; reload: Action };
  /** Set while the next page is loading: "Loading the page". Shown and announced once `isLate` is true. */
  loading?: { label: string; isLate: boolean } | undefined;
  /** Set if the next page could not be loaded, while the current one remains. */
  unreachable?: { message: string; retry: Action } | undefined;
  /** The page; starts at the upper edge, under the bar, and brings its own background. */
  children: ReactNode;
}

/** The id of the page's main part, which takes the focus after a change of page. */
const SITE_CONTENT_ID = 'content';

/** The frame of every public page: skip link, bar, content, footer and notes. */
export function SiteShell({
  skipLabel,
  navbar,
  footer,
  lost,
  loading,
  unreachable,
  children,
}: SiteShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink label={skipLabel} targetId={SITE_CONTENT_ID} />
      {navbar}
      <main id={SITE_CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      {loading && (
        <div role="status">
          {loading.isLate && (
            <span className={styles.loading}>
              {!unreachable && <VisuallyHidden>{loading.label}</VisuallyHidden>}
              <ProgressBar aria-hidden />
            </span>
          )}
        </div>
      )}
      {unreachable && (
        <div role="alert" className={styles.note}>
          {/* Another text for each attempt, so that its failure is announced again. */}
          <p>{loading?.isLate ? loading.label : unreachable.message}</p>
          <button type="button" className={styles.action} onClick={unreachable.retry.onAction}>
            {unreachable.retry.label}
          </button>
        </div>
      )}
      <div role="alert" data-lost hidden className={styles.note}>
        <p>{lost.message}</p>
        <button type="button" className={styles.action} onClick={lost.reload.onAction}>
          {lost.reload.label}
        </button>
      </div>
    </div>
  );
}
