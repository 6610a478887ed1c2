import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { usePageClass } from '../../primitives/usePageClass.ts';
import { FocusActions, type FocusActionsProps } from './FocusActions.tsx';
import { FocusReasons, type FocusReasonsProps } from './FocusReasons.tsx';
import * as styles from './VenueFocus.css.ts';

export interface VenueFocusProps extends FocusActionsProps {
  labels: FocusActionsProps['labels'] &
    FocusReasonsProps['labels'] & {
      previous: string;
      next: string;
    };
  /** The position of the venue in the list: "3 of 1,314". */
  position: string;
  /** How many venues were decided today: "38 today". */
  progress?: string | undefined;
  /** A notice on this venue before it is decided: "Being reviewed by Anna" */
  notice?: string | undefined;
  /** Undefined at the first venue. */
  onPrevious?: (() => void) | undefined;
  /** Undefined at the last venue. */
  onNext?: (() => void) | undefined;
  /** In place of the actions, while the reason of a discard is chosen. */
  reasons?: Omit<FocusReasonsProps, 'labels'> | undefined;
  /** A VenueInspector. */
  children: ReactNode;
}

/** One venue at a time, with the decisions on it above (`a`, `d` and a digit, `e`, `l`, `s`). */
export function VenueFocus({ labels, position, reasons, children, ...props }: VenueFocusProps) {
  const all = useRef<HTMLDivElement>(null);
  usePageClass(all, styles.pageWithActions, styles.stickyActions);
  const actions = (
    <FocusActions
      labels={labels}
      actions={props.actions}
      autoFocus={props.autoFocus}
      pending={props.pending}
      onAction={props.onAction}
    />
  );
  return (
    <div ref={all} className={styles.focus}>
      <div className={styles.bar}>
        <div className={styles.steps}>
          <div className={styles.pager}>
            <IconButton
              icon={ArrowLeft}
              label={labels.previous}
              disabled={props.onPrevious === undefined}
              onClick={props.onPrevious}
            />
            <p className={styles.position}>{position}</p>
            <IconButton
              icon={ArrowRight}
              label={labels.next}
              disabled={props.onNext === undefined}
              onClick={props.onNext}
            />
          </div>
          {props.progress && <p className={styles.progress}>{props.progress}</p>}
        </div>
        {reasons ? (
          <>
            <div className={styles.room}>{actions}</div>
            <FocusReasons labels={labels} {...reasons} />
          </>
        ) : (
          actions
        )}
      </div>
      <div role="status" className={styles.status}>
        {props.notice && <p className={styles.notice}>{props.notice}</p>}
      </div>
      {children}
    </div>
  );
}
