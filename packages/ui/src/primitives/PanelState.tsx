import type { Action } from './action.ts';
import { Banner } from './Banner/index.ts';
import { waiting } from './panelState.css.ts';
import { Spinner } from './Spinner/index.ts';

interface PanelStateProps {
  labels: { empty: string; loading: string };
  pending: boolean;
  error?: string | undefined;
  retry?: Action | undefined;
}

/** The content of a panel without rows: loading, failed or empty. */
export function PanelState({ labels, pending, error, retry }: PanelStateProps) {
  if (error !== undefined && !pending) {
    return (
      <Banner tone="critical" action={retry}>
        {error}
      </Banner>
    );
  }
  return (
    <div className={waiting}>
      {pending ? <Spinner label={labels.loading} /> : <p>{labels.empty}</p>}
    </div>
  );
}
