import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Ball } from './Ball.tsx';
import { ball, label as labelStyle, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for: "Loading venues". Seen in an area, only read aloud inline. */
  label: string;
  /** `inline` stands in for a value, `area` for a whole region. Default `area`. */
  layout?: 'inline' | 'area' | undefined;
}

/** Something is under way. */
export function Spinner({ label, layout = 'area' }: SpinnerProps) {
  return (
    <span role="status" aria-live="polite" className={spinner({ layout })}>
      <span className={ball({ layout })}>
        <Ball />
      </span>
      {layout === 'area' ? (
        <span className={labelStyle}>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </span>
  );
}
