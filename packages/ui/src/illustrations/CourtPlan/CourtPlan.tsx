import type { ReactNode } from 'react';
import { plan } from './CourtPlan.css.ts';
import { type CourtKind, plans } from './plans.tsx';

export interface CourtPlanProps {
  court: CourtKind;
  /** Width of the painted lines in px, whatever the plan's size. Default 1.5. */
  lineWidth?: number | undefined;
  /** `contain` shows the whole court, `cover` fills its place. Default `contain`. */
  fit?: 'contain' | 'cover' | undefined;
  /** SVG above the lines, in metres from the court's corner. */
  children?: ReactNode;
}

/** A court seen from above, in the colour of the text around it; decoration that fills its parent. */
export function CourtPlan({ court, lineWidth = 1.5, fit = 'contain', children }: CourtPlanProps) {
  const { viewBox, lines } = plans[court];
  return (
    <svg
      className={plan}
      viewBox={viewBox}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth}
      aria-hidden="true"
      focusable="false"
    >
      {lines}
      {children}
    </svg>
  );
}
