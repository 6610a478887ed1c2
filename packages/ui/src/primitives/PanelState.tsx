import { Banner } from './Banner/index.ts';
import { waiting } from './panelState.css.ts';
import { Spinner } from './Spinner/index.ts';

interface PanelStateProps {
  labels: { empty: string; loading: string };
  loading: boolean;
  error?: string | undefined;
  retry?: { label: string; onRetry: () => void } | undefined;
}

/** Stands in a panel that has no rows: they are on their way, could not be loaded, or there are none. */
export function PanelState({ labels, loading, error, retry }: PanelStateProps) {
  if (error !== undefined && !loading) {
    return (
      <Banner tone="critical" action={retry && { label: retry.label, onAction: retry.onRetry }}>
        {error}
      </Banner>
    );
  }
  return (
    <div className={waiting}>
      {loading ? <Spinner label={labels.loading} /> : <p>{labels.empty}</p>}
    </div>
  );
}
