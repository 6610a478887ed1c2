import type { ReactNode } from 'react';
import { CourtPlan } from '../CourtPlan/CourtPlan.tsx';
import type { CourtKind } from '../CourtPlan/plans.tsx';
import { content, ground, lines } from './CourtBackground.css.ts';

export interface CourtBackgroundProps {
  court: CourtKind;
  /** Placed above the lines. */
  children?: ReactNode;
}

/** The lines of a sport's court on its colour. Fills its parent, in place of a picture. */
export function CourtBackground({ court, children }: CourtBackgroundProps) {
  return (
    <div className={ground({ court })}>
      <div className={lines({ court })}>
        <CourtPlan court={court} lineWidth={2} />
      </div>
      <div className={content}>{children}</div>
    </div>
  );
}
