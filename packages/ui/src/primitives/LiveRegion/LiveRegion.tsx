import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface LiveRegionProps {
  /** What just happened; empty while nothing did. */
  message: string;
  /** Changes whenever the same message must be read again. */
  turn?: number | undefined;
}

/**
 * Reads a message aloud once the reader pauses, without moving focus. Mount it empty, before the
 * first message: a region that arrives together with its text is not read.
 */
export function LiveRegion({ message, turn }: LiveRegionProps) {
  return (
    // A dialog hides the page from screen readers, except what says aria-live itself.
    <div role="status" aria-live="polite" className={hidden}>
      <span key={turn}>{message}</span>
    </div>
  );
}
