import { ball, felt, seam, svg } from './Ball.css.ts';

/** A tennis ball bouncing on a line; decoration that fills its parent. */
export function Ball() {
  return (
    <svg viewBox="0 0 24 24" className={svg} aria-hidden="true" focusable="false">
      <path d="M4 22.2h16" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <g className={ball}>
        <circle cx="12" cy="15.6" r="5.6" className={felt} />
        <path
          d="M8.6 11.2c1.9 2.4 1.9 6.4 0 8.8M15.4 11.2c-1.9 2.4-1.9 6.4 0 8.8"
          className={seam}
        />
      </g>
    </svg>
  );
}
