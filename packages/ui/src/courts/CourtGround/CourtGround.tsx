import type { ReactNode } from 'react';
import { CourtPlan } from '../CourtPlan/CourtPlan.tsx';
import type { CourtKind } from '../CourtPlan/plans.tsx';
import { content, ground, lines } from './CourtGround.css.ts';

export interface CourtGroundProps {
  court: CourtKind;
  /** Laid over the lines. */
  children?: ReactNode;
}

/** A painted ground with a sport's lines, filling its parent: stands in for a picture. */
export function CourtGround({ court, children }: CourtGroundProps) {
  return (
    <div className={ground({ court })}>
      <div className={lines({ court })}>
        <CourtPlan court={court} lineWidth={2} />
      </div>
      <div className={content}>{children}</div>
    </div>
  );
}
