import type { ReactNode } from 'react';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { textLink } from './TextLink.css.ts';

export interface TextLinkProps {
  href: string;
  /** Opens in a new tab and announces that to screen readers. */
  newTabLabel?: string | undefined;
  children: ReactNode;
}

/** A link within text. */
export function TextLink({ children, ...link }: TextLinkProps) {
  return (
    <Anchor {...link} className={textLink}>
      {children}
    </Anchor>
  );
}
