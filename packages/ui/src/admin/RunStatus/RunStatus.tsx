import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { Action } from '../../primitives/action.ts';
import { type MessageTone, toneIcons } from '../../primitives/Banner/tones.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { ProgressBar } from '../../primitives/ProgressBar/index.ts';
import * as styles from './RunStatus.css.ts';

export interface RunStatusProps {
  /** `brand` under way, `positive` done, `warning` done in part, `critical` failed. */
  tone: MessageTone;
  /** "Approving 310 venues", "Approved: 290 of 310". */
  title: string;
  /** "20 of 310", or which venues were left as they are. */
  detail?: string | undefined;
  /** Of the run, or of its undo; absent while neither is under way. */
  progress?: { value: number; max: number } | undefined;
  /** The action that failed and why; announced at once. */
  error?: string | undefined;
  actions: readonly Action[];
  /** Absent while the run is under way. */
  dismiss?: Action | undefined;
}

/** A run that the server carries out while one uses any screen: its progress and the actions on it. */
export function RunStatus({ tone, title, detail, progress, error, ...props }: RunStatusProps) {
  const titleId = useId();
  const Icon = toneIcons[tone];
  const actions = layoutOf(props.actions.length, props.dismiss !== undefined, detail);
  return (
    <section className={styles.status({ tone, actions })} aria-labelledby={titleId}>
      <Icon className={styles.icon({ tone })} aria-hidden="true" />
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {progress && (
          <ProgressBar {...progress} aria-labelledby={titleId} aria-valuetext={detail} />
        )}
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        {error !== undefined && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
      {props.actions.length > 0 && (
        <div className={styles.actions}>
          {props.actions.map(({ label, pending, onAction }) => (
            <Button key={label} pending={pending} onClick={onAction}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {props.dismiss && (
        <div className={styles.dismiss}>
          <IconButton icon={X} label={props.dismiss.label} onClick={props.dismiss.onAction} />
        </div>
      )}
    </section>
  );
}

/** The layout by the number of actions; on a phone several actions, or long words, have lines of their own. */
function layoutOf(actions: number, hasDismiss: boolean, detail: string | undefined) {
  const hasRoom = actions + (hasDismiss ? 1 : 0) <= 1 || (actions === 1 && detail === undefined);
  return hasRoom ? 'one' : 'several';
}
