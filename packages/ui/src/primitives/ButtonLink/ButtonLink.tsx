import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { Face } from '../Button/Face.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';

export interface ButtonLinkProps extends Pick<ButtonProps, 'tone' | 'size' | 'width'> {
  href: string;
  icon?: LucideIcon | undefined;
  /** Opens in a new tab, and says so to screen readers. */
  newTabLabel?: string | undefined;
  children: ReactNode;
}

/** Leads elsewhere, and looks like a button because it is the step to take. */
export function ButtonLink({ tone, size, width, icon, children, ...link }: ButtonLinkProps) {
  return (
    <Anchor {...link} className={button({ tone, size, width })}>
      <Face icon={icon}>{children}</Face>
    </Anchor>
  );
}
