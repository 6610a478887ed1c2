import type { ReactNode } from 'react';
import { miniature } from './guidePage.css.ts';

/** A piece of a wide page, reduced to a picture of it: nothing in it takes the keyboard. */
export function Miniature({ children }: { children: ReactNode }) {
  return (
    <div className={miniature} inert>
      {children}
    </div>
  );
}
