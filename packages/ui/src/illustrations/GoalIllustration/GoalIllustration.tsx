import { confetti, drawing, felt, net, path, seam, shade } from './GoalIllustration.css.ts';

/** A goal with the ball in its net; decoration as wide as its parent. */
export function GoalIllustration() {
  return (
    <svg
      viewBox="0 0 480 216"
      className={drawing}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={net}
        stroke="currentColor"
        strokeWidth="1.5"
        d="M166 54V176M184 54V176M202 54V176M220 54V176M238 54V176M256 54V176M274 54V176M292 54V176M310 54V176M328 54V176M148 70H332M148 88H332M148 106H332M148 124H332M148 142H332M148 160H332"
      />
      <path d="M8 176H472M88 200H392" />
      <path d="M148 176V52H332V176" strokeWidth="5" strokeLinejoin="round" />
      <path
        className={path}
        d="M36 172Q150 16 262 132"
        stroke="currentColor"
        strokeDasharray="2 9"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <ellipse className={shade} stroke="none" cx="284" cy="178" rx="26" ry="5" />
      <circle className={felt} cx="284" cy="152" r="22" />
      <path d="M270 135c8 9 8 25 0 34M298 135c-8 9-8 25 0 34" className={seam} />
      <g className={confetti} stroke="currentColor" strokeLinecap="round" strokeWidth="4">
        <path d="M196 30l-6-12M240 22V8M284 30l6-12M356 58l12-6M362 92h14M118 52l-12-6" />
      </g>
    </svg>
  );
}
