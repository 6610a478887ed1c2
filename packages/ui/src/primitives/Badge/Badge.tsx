import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { badge, icon as iconStyle } from './Badge.css.ts';

export interface BadgeProps {
  /** `info` for things to compare, `spark` for the one thing to notice. Default `neutral`. */
  tone?: 'neutral' | 'brand' | 'positive' | 'critical' | 'warning' | 'info' | 'spark' | undefined;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** A word or two about the thing it sits on. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {Icon && <Icon className={iconStyle} aria-hidden="true" />}
      {children}
    </span>
  );
}
