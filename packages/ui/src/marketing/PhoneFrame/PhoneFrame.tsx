import type { ReactNode } from 'react';
import { body, frame, screen } from './PhoneFrame.css.ts';

export interface PhoneFrameProps {
  /** What the screen shows, in words: it is a picture, nothing in it can be used. */
  label: string;
  children: ReactNode;
}

/** A phone as wide as its parent; what it shows is sized in em and grows with it. */
export function PhoneFrame({ label, children }: PhoneFrameProps) {
  return (
    <div className={frame} role="img" aria-label={label}>
      <div className={body}>
        {/* Lit in both themes, like the screenshots that are taken of it. */}
        <div className={screen} data-theme="light">
          {children}
        </div>
      </div>
    </div>
  );
}
