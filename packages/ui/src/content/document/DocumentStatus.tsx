import { DocumentLoading } from './DocumentLoading.tsx';
import { DocumentNotice } from './DocumentNotice.tsx';

/** `missing`: the server has no such document; `failed`: the request failed (spec §8). */
export type UnavailableDocument =
  | { status: 'loading' | 'missing' }
  | {
      status: 'failed';
      /** It is being requested again. */
      pending?: boolean | undefined;
      onRetry: () => void;
    };

interface DocumentStatusProps {
  document: UnavailableDocument;
  labels: Record<UnavailableDocument['status'] | 'retry', string>;
}

/** Shown in place of a document: loading, missing or failed. */
export function DocumentStatus({ document, labels }: DocumentStatusProps) {
  if (document.status === 'loading') return <DocumentLoading label={labels.loading} />;
  const retry =
    document.status === 'failed'
      ? { label: labels.retry, pending: document.pending, onAction: document.onRetry }
      : undefined;
  return (
    <DocumentNotice
      kind={document.status}
      // Another text for each attempt, so that its failure is announced again.
      message={labels[retry?.pending ? 'loading' : document.status]}
      retry={retry}
    />
  );
}
