import type { ReactNode } from 'react';
import { miniature } from './guidePage.css.ts';

/** A part of a wide page, reduced in size; nothing in it can have the focus. */
export function Miniature({ children }: { children: ReactNode }) {
  return (
    <div className={miniature} inert>
      {children}
    </div>
  );
}
