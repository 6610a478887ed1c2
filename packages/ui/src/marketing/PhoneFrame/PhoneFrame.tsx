import type { ReactNode } from 'react';
import { body, frame, screen } from './PhoneFrame.css.ts';

export interface PhoneFrameProps {
  /** Describes the screen, which is announced as a picture and cannot be used. */
  label: string;
  children: ReactNode;
}

/** A phone as wide as its parent; what it shows is sized in em and grows with it. */
export function PhoneFrame({ label, children }: PhoneFrameProps) {
  return (
    <div className={frame} role="img" aria-label={label}>
      <div className={body}>
        {/* Light in both themes, like the screenshots of the screens. */}
        <div className={screen} data-theme="light">
          {children}
        </div>
      </div>
    </div>
  );
}
