import * as styles from './DecisionChart.css.ts';
import type { DecisionDaysProps } from './types.ts';

/** The days as bars; screen readers get DecisionTable instead. */
export function DecisionBars({ days, labels, formatNumber }: DecisionDaysProps) {
  const most = Math.max(1, ...days.map(({ approved, discarded }) => approved + discarded));
  const share = (count: number) => ({ blockSize: `${(count / most) * 100}%` });
  return (
    <div aria-hidden="true" className={styles.chart}>
      <div className={styles.bars}>
        {days.map(({ id, name, shortName, approved, discarded }) => (
          <div
            key={id}
            className={styles.day}
            title={`${name}: ${labels.approved} ${formatNumber(approved)}, ${labels.discarded} ${formatNumber(discarded)}`}
          >
            <div className={styles.column}>
              {discarded > 0 && (
                <span className={styles.bar({ kind: 'discarded' })} style={share(discarded)} />
              )}
              {approved > 0 && (
                <span className={styles.bar({ kind: 'approved' })} style={share(approved)} />
              )}
            </div>
            <span className={styles.name}>{shortName}</span>
          </div>
        ))}
      </div>
      <p className={styles.legend}>
        {(['approved', 'discarded'] as const).map((kind) => (
          <span key={kind} className={styles.entry}>
            <span className={styles.swatch({ kind })} />
            {labels[kind]}
          </span>
        ))}
      </p>
    </div>
  );
}
