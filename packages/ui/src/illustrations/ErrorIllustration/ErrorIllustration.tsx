import { drawing, felt, path, seam, shade } from './ErrorIllustration.css.ts';

/** The corner of a court with the ball out of play; decoration as wide as its parent. */
export function ErrorIllustration() {
  return (
    <svg
      viewBox="0 0 480 240"
      className={drawing}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-8 40 236 12 330 176-8 214M-8 66 209 41 288 180M88 29 122 200M-8 128 106 115" />
      <path
        className={path}
        d="M28 152Q140-26 262 170Q308 84 346 204Q364 168 380 200"
        stroke="currentColor"
        strokeDasharray="2 9"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <ellipse className={shade} stroke="none" cx="404" cy="218" rx="26" ry="5" />
      <g strokeWidth="2">
        <circle className={felt} cx="404" cy="194" r="22" />
        <path d="M390 177c8 9 8 25 0 34M418 177c-8 9-8 25 0 34" className={seam} />
      </g>
    </svg>
  );
}
