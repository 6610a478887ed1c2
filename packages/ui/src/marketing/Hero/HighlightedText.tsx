import type { ReactNode } from 'react';
import { marked, stroke } from './Hero.css.ts';

/** The words of a headline that are underlined by hand; keep them to one line. */
export function HighlightedText({ children }: { children?: ReactNode }) {
  return (
    <span className={marked}>
      {children}
      <svg
        className={stroke}
        viewBox="0 0 300 18"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M3 13C60 4 150 2 297 8"
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}
