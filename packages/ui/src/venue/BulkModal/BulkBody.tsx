import { Reasons } from '../ConfirmModal/Reasons.tsx';
import { Trouble } from '../Trouble.tsx';
import * as styles from './BulkModal.css.ts';
import type { BulkReport, BulkRun, BulkStep } from './types.ts';

/** What the step has to say. */
export function BulkBody({ step }: { step: BulkStep }) {
  if (step.phase === 'run') return <Run {...step} />;
  if (step.phase === 'report') return <Report {...step} />;
  return (
    <div className={styles.body}>
      <p className={styles.message}>{step.message}</p>
      {step.reasons && <Reasons {...step.reasons} disabled={false} autoFocus />}
    </div>
  );
}

function Run({ title, done, total, progressLabel }: BulkRun) {
  return (
    <div className={styles.body}>
      <div
        role="progressbar"
        className={styles.track}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={progressLabel}
      >
        <div className={styles.bar} style={{ inlineSize: `${(done / total) * 100}%` }} />
      </div>
      <p className={styles.amount} aria-hidden="true">
        {progressLabel}
      </p>
    </div>
  );
}

function Report({ skipped, error }: BulkReport) {
  return (
    <div className={styles.body}>
      {error !== undefined && <Trouble>{error}</Trouble>}
      {skipped && (
        <div className={styles.groups}>
          <p className={styles.legend}>{skipped.legend}</p>
          {skipped.groups.map(({ why, venues }) => (
            <details key={why} className={styles.group}>
              <summary className={styles.why}>{why}</summary>
              <ul className={styles.venues}>
                {venues.map((venue, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two venues may bear one name, and the list stays as it is.
                  <li key={index}>{venue}</li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
    </div>
  );
}
