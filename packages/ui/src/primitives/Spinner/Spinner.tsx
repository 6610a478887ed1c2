import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Ball } from './Ball.tsx';
import { ball, label as labelStyle, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is loading: "Loading venues". Visible in an area, only read aloud inline. */
  label: string;
  /** `inline` replaces a value, `area` a whole region. Default `area`. */
  layout?: VariantsOf<typeof spinner>['layout'];
}

/** Shows that something is loading. */
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
