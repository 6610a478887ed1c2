import type { ReactNode } from 'react';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import * as styles from './ActionLink.css.ts';

export interface ActionLinkProps {
  href: string;
  /** `spark` for the one step that the page is about, `neutral` for any other. Default `spark`. */
  tone?: keyof typeof styles.link | undefined;
  /** Default `regular`. */
  size?: 'regular' | 'large' | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** The step that a public page asks its visitor to take. */
export function ActionLink({ tone = 'spark', size = 'regular', ...link }: ActionLinkProps) {
  const base = styles.link[tone];
  return <Anchor {...link} className={size === 'large' ? `${base} ${styles.large}` : base} />;
}
