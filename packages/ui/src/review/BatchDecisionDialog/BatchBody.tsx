import { DialogError } from '../../primitives/Dialog/DialogError.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/index.ts';
import { Reasons } from '../ConfirmDialog/Reasons.tsx';
import * as styles from './BatchDecisionDialog.css.ts';
import type { BatchReport, BatchRun, BatchSkipped, BatchStep } from './types.ts';

/** The content of the current step. */
export function BatchBody({ step }: { step: BatchStep }) {
  if (step.phase === 'run') return <Run {...step} />;
  if (step.phase === 'report') return <Report {...step} />;
  return (
    <div className={styles.body}>
      {step.scope !== undefined && <p className={styles.scope}>{step.scope}</p>}
      <p className={styles.message}>{step.message}</p>
      {step.reasons && <Reasons {...step.reasons} pending={false} />}
    </div>
  );
}

function Run({ title, notice, done, total, progressLabel }: BatchRun) {
  return (
    <div className={styles.body}>
      <ProgressBar
        size="large"
        value={done}
        max={total}
        aria-label={title}
        aria-valuetext={progressLabel}
      />
      <p className={styles.amount} aria-hidden="true">
        {progressLabel}
      </p>
      {notice !== undefined && <p>{notice}</p>}
    </div>
  );
}

function Report({ skipped, error }: BatchReport) {
  return (
    <div className={styles.body}>
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

/** Why venues were skipped; unfolds to their names if these are known. */
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
