import type { ReactNode } from 'react';
import type { space } from '../../tokens/space.ts';
import { stack } from './Stack.css.ts';

export interface StackProps {
  /** Space between neighbours. Default `regular`. */
  gap?: Extract<keyof typeof space, 'tight' | 'snug' | 'regular' | 'roomy' | 'wide'> | undefined;
  /** `down` the page, or `along` the line, wrapping. Default `down`. */
  direction?: 'down' | 'along' | undefined;
  children: ReactNode;
}

/** Owns the space between its children, so that they need none of their own. */
export function Stack({ gap = 'regular', direction = 'down', children }: StackProps) {
  return <div className={stack({ gap, direction })}>{children}</div>;
}
