import { DocumentLoading } from './DocumentLoading.tsx';
import { DocumentNotice } from './DocumentNotice.tsx';

/** `missing`: the server has no such document; `failed`: the request failed (spec §8). */
export type UnavailableDocument =
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; onRetry: () => void };

interface DocumentStatusProps {
  document: UnavailableDocument;
  labels: Record<UnavailableDocument['status'] | 'retry', string>;
}

/** Shown in place of a document: loading, missing or failed. */
export function DocumentStatus({ document, labels }: DocumentStatusProps) {
  if (document.status === 'loading') return <DocumentLoading label={labels.loading} />;
  const retry = document.status === 'failed' && {
    label: labels.retry,
    onAction: document.onRetry,
  };
  return (
    <DocumentNotice
      kind={document.status}
      message={labels[document.status]}
      retry={retry || undefined}
    />
  );
}
