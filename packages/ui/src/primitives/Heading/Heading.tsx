import type { ComponentPropsWithRef } from 'react';
import { heading } from './Heading.css.ts';

export interface HeadingProps extends Omit<ComponentPropsWithRef<'h1'>, 'style'> {
  /** Its rank in the page’s outline: 1 is `h1`. */
  level: 1 | 2 | 3 | 4;
  /** What it looks like, whatever its rank. */
  size: keyof typeof heading;
  /** Layout and colour, which it does not set itself. */
  className?: string | undefined;
}

/** The title of a page or of a part of it. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const own = heading[size];
  return <Element {...rest} className={className === undefined ? own : `${own} ${className}`} />;
}
