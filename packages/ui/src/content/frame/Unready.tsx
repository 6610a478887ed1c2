import { Notice } from './Notice.tsx';
import { Waiting } from './Waiting.tsx';

/** `missing`: the server has no such document; `failed`: it could not be asked (spec §8). */
export type UnreadyDocument =
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; onRetry: () => void };

interface UnreadyProps {
  document: UnreadyDocument;
  labels: Record<UnreadyDocument['status'] | 'retry', string>;
}

/** Stands where a document should be, and says why it does not. */
export function Unready({ document, labels }: UnreadyProps) {
  if (document.status === 'loading') return <Waiting label={labels.loading} />;
  const retry = document.status === 'failed' && {
    label: labels.retry,
    onRetry: document.onRetry,
  };
  return (
    <Notice kind={document.status} message={labels[document.status]} retry={retry || undefined} />
  );
}
