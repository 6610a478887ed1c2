import { useId } from 'react';
import { PanelState } from '../../primitives/PanelState.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { DecisionBars } from './DecisionBars.tsx';
import * as styles from './DecisionChart.css.ts';
import { DecisionTable } from './DecisionTable.tsx';
import type { DecisionChartProps } from './types.ts';

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
          <DecisionBars days={days} labels={labels} formatNumber={formatNumber} />
          <VisuallyHidden>
            <DecisionTable
              days={days}
              labels={labels}
              formatNumber={formatNumber}
              titleId={titleId}
            />
          </VisuallyHidden>
        </>
      ) : (
        <PanelState labels={labels} pending={pending} error={error} retry={retry} />
      )}
    </section>
  );
}
