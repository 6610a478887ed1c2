import { useId } from 'react';
import type { Action } from '../../primitives/action.ts';
import { PanelState } from '../../primitives/PanelState.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './DecisionChart.css.ts';

export interface DecisionDay {
  /** YYYY-MM-DD. */
  id: string;
  /** Below its bar: "20". */
  shortName: string;
  /** "Friday 20 November". */
  name: string;
  approved: number;
  discarded: number;
}

export interface DecisionChartProps {
  labels: {
    title: string;
    empty: string;
    loading: string;
    day: string;
    approved: string;
    discarded: string;
  };
  /** "38 decided today, 12 by you". */
  summary: string;
  /** The oldest first; empty where nobody has decided. */
  days: readonly DecisionDay[];
  /** Formats a number for the language. */
  formatNumber: (count: number) => string;
  pending: boolean;
  /** Shown without days. */
  error?: string | undefined;
  /** Loads again after an error. */
  retry?: Action | undefined;
}

/** Decisions of the last days as bars; screen readers get a table. */
export function DecisionChart({ labels, summary, days, ...props }: DecisionChartProps) {
  const titleId = useId();
  const { pending, error, retry, formatNumber } = props;
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={pending}>
      <h2 id={titleId} className={styles.title}>
        {labels.title}
      </h2>
      {days.length > 0 ? (
        <>
          <p>{summary}</p>
          <Bars days={days} labels={labels} formatNumber={formatNumber} />
          <VisuallyHidden>
            <Table days={days} labels={labels} formatNumber={formatNumber} titleId={titleId} />
          </VisuallyHidden>
        </>
      ) : (
        <PanelState {...{ labels, pending, error, retry }} />
      )}
    </section>
  );
}

type ChartProps = Pick<DecisionChartProps, 'days' | 'labels' | 'formatNumber'>;

function Bars({ days, labels, formatNumber }: ChartProps) {
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

function Table({ days, labels, formatNumber, titleId }: ChartProps & { titleId: string }) {
  return (
    <table aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">{labels.day}</th>
          <th scope="col">{labels.approved}</th>
          <th scope="col">{labels.discarded}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ id, name, approved, discarded }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{formatNumber(approved)}</td>
            <td>{formatNumber(discarded)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
