import Keyboard from 'lucide-react/icons/keyboard';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import type { Action } from '../../primitives/action.ts';
import { Button } from '../../primitives/Button/index.ts';
import { onNarrowDesktops, onPhones, onSmallDesktops } from '../../primitives/Button/styles.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useMediaQuery } from '../../primitives/useMediaQuery.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { breakpoint } from '../../tokens/space.ts';
import * as styles from './ReviewHeader.css.ts';

export interface ReviewHeaderProps {
  title: string;
  subtitle: string;
  /** How far the review has come: "1,315 to go · 38 today"; not shown on phones. */
  progress?: string | undefined;
  /** Details of the progress, as a tooltip and for screen readers: who has decided how many. */
  progressDetail?: string | undefined;
  addVenue: { label: string; href: string };
  /**
   * Opens the list of keyboard shortcuts; not shown on phones, and not on desktops of less than 1280 px, which have it
   * in the sidebar only. `legend` is the tooltip: the keys that are needed most.
   */
  shortcuts?: (Pick<Action, 'label' | 'onAction'> & { legend?: string | undefined }) | undefined;
  /** A ViewSwitch and SavedViews; on phones they are among the filters. */
  view?: ReactNode;
  /** An ExportMenu. */
  exportMenu?: ReactNode;
  refresh: Action;
}

/** The title of the list and its actions. */
export function ReviewHeader({
  title,
  subtitle,
  progress,
  progressDetail,
  addVenue,
  shortcuts,
  view,
  exportMenu,
  refresh,
}: ReviewHeaderProps) {
  const hasRoom = useMediaQuery(breakpoint.tablet);
  const isNarrowDesktop = useMediaQuery(onNarrowDesktops);
  const hasIconsAlone = useMediaQuery(`${onPhones}, ${onSmallDesktops}`);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Heading level={1} size="section" className={styles.title}>
          {title}
        </Heading>
        {progress && (
          <p className={styles.progress} title={progressDetail}>
            {progress}
            {progressDetail && <VisuallyHidden> ({progressDetail})</VisuallyHidden>}
          </p>
        )}
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      {hasRoom && (shortcuts || view) && (
        <div className={styles.view}>
          {shortcuts && !isNarrowDesktop && (
            <IconButton
              icon={Keyboard}
              label={shortcuts.label}
              title={shortcuts.legend}
              onClick={shortcuts.onAction}
            />
          )}
          {view}
        </div>
      )}
      <div className={styles.actions}>
        <div className={styles.minor}>
          {exportMenu}
          <Button
            icon={RefreshCw}
            title={hasIconsAlone ? refresh.label : undefined}
            pending={refresh.pending}
            onClick={refresh.onAction}
          >
            {refresh.label}
          </Button>
        </div>
        <ButtonLink
          href={addVenue.href}
          title={isNarrowDesktop || !hasRoom ? addVenue.label : undefined}
          tone="brand"
          icon={Plus}
        >
          {addVenue.label}
        </ButtonLink>
      </div>
    </header>
  );
}
