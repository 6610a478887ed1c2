import { CourtPlan } from '../../illustrations/CourtPlan/CourtPlan.tsx';
import { GoalIllustration } from '../../illustrations/GoalIllustration/index.ts';
import type { Action } from '../action.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  /** Shown above the title if the work is done: "All decided". The picture is then a goal instead of a court. */
  celebration?: string | undefined;
  /** What the list would contain, or what to do. */
  hint?: string | undefined;
  /** The next step: a link (`href`) or an action (`onAction`). */
  action?:
    | { label: string; href: string; onAction?: never }
    | (Action & { href?: never })
    | undefined;
  /** Another step beside it. */
  otherAction?: Action | undefined;
  /** Rank of the title below the screen's heading. Default 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Shown in place of an empty list: an empty court and a next step. */
export function EmptyState({
  title,
  celebration,
  hint,
  action,
  otherAction,
  headingLevel = 2,
}: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      {celebration === undefined ? (
        <div className={styles.picture}>
          <div className={styles.tilt}>
            <CourtPlan court="football" />
          </div>
        </div>
      ) : (
        <>
          <div className={styles.goal}>
            <GoalIllustration />
          </div>
          <p className={styles.celebration}>{celebration}</p>
        </>
      )}
      <Heading level={headingLevel} size={celebration === undefined ? 'section' : 'control'}>
        {title}
      </Heading>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {action && (
        <div className={styles.action}>
          {action.href === undefined ? (
            <Button pending={action.pending} onClick={action.onAction}>
              {action.label}
            </Button>
          ) : (
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          )}
          {otherAction && (
            <Button tone="quiet" pending={otherAction.pending} onClick={otherAction.onAction}>
              {otherAction.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
