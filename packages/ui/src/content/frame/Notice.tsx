import { CircleAlert, FileQuestionMark } from 'lucide-react';
import { notice, noticeIcon } from './frame.css.ts';

interface NoticeProps {
  /** `failed` interrupts a screen reader. */
  kind: 'missing' | 'failed';
  message: string;
}

/** Stands where a document should be. */
export function Notice({ kind, message }: NoticeProps) {
  const Icon = kind === 'failed' ? CircleAlert : FileQuestionMark;
  return (
    <p className={notice} role={kind === 'failed' ? 'alert' : 'status'}>
      <Icon className={noticeIcon} aria-hidden="true" />
      {message}
    </p>
  );
}
