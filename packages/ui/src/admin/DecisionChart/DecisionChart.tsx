import { useId } from 'react';
import { Panel } from '../../primitives/internal/Panel.tsx';
import { PanelState } from '../../primitives/internal/PanelState.tsx';
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
    <Panel title={labels.title} titleId={titleId} pending={pending} className={styles.content}>
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
        <PanelState labels={labels} rows={3} pending={pending} error={error} retry={retry} />
      )}
    </Panel>
  );
}
