import { CircleAlert, FileQuestionMark } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { notice, noticeIcon, noticeWords } from './frame.css.ts';

interface NoticeProps {
  /** `failed` interrupts a screen reader. */
  kind: 'missing' | 'failed';
  message: string;
  retry?: { label: string; onRetry: () => void } | undefined;
}

/** Stands where a document should be. */
export function Notice({ kind, message, retry }: NoticeProps) {
  const Icon = kind === 'failed' ? CircleAlert : FileQuestionMark;
  return (
    <div className={notice[kind]}>
      <p className={noticeWords} role={kind === 'failed' ? 'alert' : 'status'}>
        <Icon className={noticeIcon[kind]} aria-hidden="true" />
        {message}
      </p>
      {retry && <Button onClick={retry.onRetry}>{retry.label}</Button>}
    </div>
  );
}
