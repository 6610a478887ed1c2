import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import X from 'lucide-react/icons/x';
import type { Action } from '../../primitives/action.ts';
import { ButtonContent } from '../../primitives/Button/ButtonContent.tsx';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { KeyHint } from '../../primitives/Kbd/KeyHint.tsx';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import * as styles from './UndoNotice.css.ts';

export interface UndoNoticeProps {
  /** The last action or failure; undefined if there is none. */
  notice:
    | {
        /** "Padel Club Navigli approved". */
        text: string;
        /** Changes whenever the same text must be read again. */
        messageId?: number | undefined;
        /** `critical` for what could not be done, which interrupts a screen reader. Default `neutral`. */
        tone?: VariantsOf<typeof styles.notice>['tone'];
        /** Not announced, because a dialog has read it aloud. Default false. */
        silent?: boolean | undefined;
        /** Undoes it, or tries again what failed. `shortcut` is the letter that does the same: "U". */
        action?: (Action & { shortcut?: string | undefined }) | undefined;
      }
    | undefined;
  dismissLabel: string;
  onDismiss: () => void;
}

/** Letters from which on the buttons are below the text on phones; beside them it would have four lines or more. */
const LONG = 60;

/**
 * Reports a decision and offers to undo it, or reports a failure, over the list. It is shown until the next decision or
 * until it is dismissed, because WCAG 2.2.1 excludes a time limit. Mount it without a notice first: a live region that is
 * added together with its text is not read aloud.
 */
export function UndoNotice({ notice, dismissLabel, onDismiss }: UndoNoticeProps) {
  const tone = notice?.tone ?? 'neutral';
  const action = notice?.action;
  const text = notice && <p key={notice.messageId}>{notice.text}</p>;
  const isLong = action !== undefined && notice !== undefined && notice.text.length > LONG;
  const isAlert = tone === 'critical' && !notice?.silent;
  return (
    <div
      className={notice ? styles.notice({ tone }) : styles.empty}
      data-notice={notice && (isLong ? 'long' : 'short')}
    >
      {tone === 'critical' && <CircleAlert className={styles.icon} aria-hidden="true" />}
      {/* An alert is read aloud as it appears, even together with its text. */}
      {isAlert && (
        <div role="alert" aria-live="assertive" className={styles.text}>
          {text}
        </div>
      )}
      {/* A dialog hides the page from screen readers, except elements with the attribute aria-live. */}
      <div
        role="status"
        aria-live={notice?.silent ? 'off' : 'polite'}
        className={notice && !isAlert ? styles.text : undefined}
      >
        {!isAlert && text}
      </div>
      {notice && (
        <div className={styles.actions}>
          {action && (
            <button
              type="button"
              className={styles.action}
              aria-keyshortcuts={action.shortcut}
              aria-disabled={action.pending || undefined}
              aria-busy={action.pending || undefined}
              onClick={action.pending ? undefined : action.onAction}
            >
              <ButtonContent pending={action.pending}>
                {action.label}
                <KeyHint shortcut={action.shortcut} />
              </ButtonContent>
            </button>
          )}
          <IconButton icon={X} label={dismissLabel} onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
