import { DialogError } from '../../primitives/Dialog/DialogError.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/index.ts';
import { Reasons } from '../ConfirmDialog/Reasons.tsx';
import * as styles from './BatchDecisionDialog.css.ts';
import type { BatchProgress, BatchReport, BatchRun, BatchSkipped, BatchStep } from './types.ts';

/** The content of the current step. */
export function BatchBody({ step }: { step: BatchStep }) {
  if (step.phase === 'run') return <Run {...step} />;
  if (step.phase === 'report') return <Report {...step} />;
  return (
    <div className={styles.body}>
      {step.scope !== undefined && <p className={styles.scope}>{step.scope}</p>}
      <p className={styles.message}>{step.message}</p>
      {step.reasons && <Reasons {...step.reasons} pending={false} autoFocus />}
    </div>
  );
}

function Run({ title, notice, ...progress }: BatchRun) {
  return (
    <div className={styles.body}>
      <Progress label={title} {...progress} />
      {notice !== undefined && <p>{notice}</p>}
    </div>
  );
}

function Progress({ label, done, total, progressLabel }: BatchProgress & { label: string }) {
  return (
    <>
      <ProgressBar
        size="large"
        value={done}
        max={total}
        aria-label={label}
        aria-valuetext={progressLabel}
      />
      <p className={styles.amount} aria-hidden="true">
        {progressLabel}
      </p>
    </>
  );
}

function Report({ skipped, error, undo, undoProgress }: BatchReport) {
  return (
    <div className={styles.body}>
      {undo && undoProgress && <Progress label={undo.label} {...undoProgress} />}
      {error !== undefined && <DialogError>{error}</DialogError>}
      {skipped && (
        <div className={styles.groups}>
          <p className={styles.legend}>{skipped.legend}</p>
          {skipped.groups.map((group) => (
            <SkippedGroup key={group.why} {...group} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A reason with the names to unfold, where they are known. */
function SkippedGroup({ why, venues }: BatchSkipped) {
  if (venues.length === 0) return <p className={styles.unnamed}>{why}</p>;
  return (
    <details className={styles.group}>
      <summary className={styles.why}>{why}</summary>
      <ul className={styles.venues}>
        {venues.map((venue, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two venues may bear one name, and the list stays as it is.
          <li key={index}>{venue}</li>
        ))}
      </ul>
    </details>
  );
}
