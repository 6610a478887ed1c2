import { hidden } from '../VisuallyHidden/styles.ts';

export interface LiveRegionProps {
  /** The message; empty for none. */
  message: string;
  /** Changes whenever the same message must be read again. */
  messageId?: number | undefined;
}

/**
 * Reads a message aloud once the reader pauses, without moving focus. Mount it empty, before the
 * first message: a region that arrives together with its text is not read.
 */
export function LiveRegion({ message, messageId }: LiveRegionProps) {
  return (
    // A dialog hides the page from screen readers, except elements with `aria-live`.
    <div role="status" aria-live="polite" className={hidden}>
      <span key={messageId}>{message}</span>
    </div>
  );
}
