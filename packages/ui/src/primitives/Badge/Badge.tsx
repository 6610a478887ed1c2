import type { ReactNode } from 'react';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import type { IconComponent } from '../icon.ts';
import { badge, icon as iconStyle } from './Badge.css.ts';

export interface BadgeProps {
  /** `info` for things to compare, `spark` for the one thing to notice. Default `neutral`. */
  tone?: VariantsOf<typeof badge>['tone'];
  icon?: IconComponent | undefined;
  children: ReactNode;
}

/** One or two words about the element it belongs to. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {Icon && <Icon className={iconStyle} aria-hidden="true" />}
      {children}
    </span>
  );
}
