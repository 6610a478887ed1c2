import type { AriaAttributes } from 'react';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import { progressBar } from './ProgressBar.css.ts';

export interface ProgressBarProps
  extends Pick<
    AriaAttributes,
    'aria-hidden' | 'aria-label' | 'aria-labelledby' | 'aria-valuetext'
  > {
  /** From 0 to `max`; absent while the end is not known. */
  value?: number | undefined;
  /** Default 100. */
  max?: number | undefined;
  /** `large` if the screen shows nothing but the progress. Default `regular`. */
  size?: VariantsOf<typeof progressBar>['size'];
}

/** How far something is. It needs a name, `aria-label` or `aria-labelledby` for visible words, unless it is hidden. */
export function ProgressBar({ max = 100, size, ...props }: ProgressBarProps) {
  return <progress {...props} max={max} className={progressBar({ size })} />;
}
