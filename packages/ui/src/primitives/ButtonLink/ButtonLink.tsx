import type { ReactNode } from 'react';
import type { ButtonProps } from '../Button/Button.tsx';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import { button } from '../Button/styles.ts';
import type { IconComponent } from '../icon.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';

export interface ButtonLinkProps extends Pick<ButtonProps, 'tone' | 'size' | 'width'> {
  href: string;
  icon?: IconComponent | undefined;
  /** Opens in a new tab and announces that to screen readers. */
  newTabLabel?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Called when the link is followed with the middle button, which opens another tab. */
  onAuxClick?: (() => void) | undefined;
  /** A tooltip, where only the icon is shown. */
  title?: string | undefined;
  children: ReactNode;
}

/** A link that looks like a button, for the main step of a page. */
export function ButtonLink({ tone, size, width, icon, children, ...link }: ButtonLinkProps) {
  return (
    <Anchor {...link} className={button({ tone, size, width })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Anchor>
  );
}
