import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import type { Action } from '../../primitives/action.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { notice, noticeIcon, noticeWords } from './document.css.ts';

interface DocumentNoticeProps {
  /** `failed` interrupts a screen reader. */
  kind: 'missing' | 'failed';
  message: string;
  retry?: Action | undefined;
}

/** Moves the focus from the button, when it is removed, to the part of the page that shows the document instead. */
const passFocusOn = (button: HTMLButtonElement | null) => () => {
  if (document.activeElement !== button) return;
  button?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};

/** Shown in place of a document. */
export function DocumentNotice({ kind, message, retry }: DocumentNoticeProps) {
  const Icon = kind === 'failed' ? CircleAlert : FileQuestionMark;
  return (
    <div className={notice[retry?.pending ? 'pending' : kind]}>
      <p className={noticeWords} role={kind === 'failed' ? 'alert' : 'status'}>
        {!retry?.pending && <Icon className={noticeIcon[kind]} aria-hidden="true" />}
        {/* An element, because React cannot insert an icon before a bare text that the browser has translated. */}
        <span>{message}</span>
      </p>
      {retry && (
        <Button ref={passFocusOn} pending={retry.pending} onClick={retry.onAction}>
          {retry.label}
        </Button>
      )}
    </div>
  );
}
