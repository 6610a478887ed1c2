import type { ReactNode } from 'react';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import { stack } from './Stack.css.ts';

type StackVariants = VariantsOf<typeof stack>;

export interface StackProps {
  /** Space between neighbours. Default `regular`. */
  gap?: StackVariants['gap'];
  /** `down` the page, or `along` the line, wrapping. Default `down`. */
  direction?: StackVariants['direction'];
  /** Across the direction. Default `stretch` in a column, `center` in a row. */
  align?: StackVariants['align'];
  children: ReactNode;
}

/** Owns the space between its children, so that they need no margins. */
export function Stack({
  gap = 'regular',
  direction = 'down',
  align = direction === 'along' ? 'center' : 'stretch',
  children,
}: StackProps) {
  return <div className={stack({ gap, direction, align })}>{children}</div>;
}
