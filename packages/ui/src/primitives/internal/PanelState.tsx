import type { Action } from '../action.ts';
import { Banner } from '../Banner/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { empty, rows as rowsStyle } from './PanelState.css.ts';

interface PanelStateProps {
  labels: { empty: string; loading: string };
  /** How many skeleton rows are shown while the content is loading. */
  rows: number;
  pending: boolean;
  error?: string | undefined;
  retry?: Action | undefined;
}

/** The content of a panel without rows: loading, failed or empty. */
export function PanelState({ labels, rows, pending, error, retry }: PanelStateProps) {
  if (error !== undefined && !pending) {
    return (
      <Banner tone="critical" action={retry}>
        {error}
      </Banner>
    );
  }
  if (!pending) return <p className={empty}>{labels.empty}</p>;
  return (
    <div role="status" className={rowsStyle}>
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <div key={index}>
          <Skeleton width="70%" />
          <Skeleton width="45%" />
        </div>
      ))}
    </div>
  );
}
