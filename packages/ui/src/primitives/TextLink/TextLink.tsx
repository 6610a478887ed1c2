import type { ReactNode } from 'react';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { alone, textLink } from './TextLink.css.ts';

export interface TextLinkProps {
  href: string;
  /** Opens in a new tab and announces that to screen readers. */
  newTabLabel?: string | undefined;
  /** Saves the file that the link leads to. */
  download?: boolean | undefined;
  /** Not within a sentence: as large a target as a finger needs. */
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
