import type { ReactNode } from 'react';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { alone, textLink } from './TextLink.css.ts';

export interface TextLinkProps {
  href: string;
  /** Opens in a new tab and announces that to screen readers. */
  newTabLabel?: string | undefined;
  /** Saves the file that the link leads to. */
  download?: boolean | undefined;
  /** For a link that is not within a sentence: its target is large enough for touch. */
  standalone?: boolean | undefined;
  children: ReactNode;
}

/** A link within text. */
export function TextLink({ standalone, children, ...link }: TextLinkProps) {
  return (
    <Anchor {...link} className={standalone ? alone : textLink}>
      {children}
    </Anchor>
  );
}
