import { ball, logo, mark } from './LogoMark.css.ts';

export interface LogoMarkProps {
  /** The product's name, set beside the mark. Without it the mark is decoration. */
  name?: string | undefined;
}

/** The logo: a small pitch with a ball, in the colour of the text around it. */
export function LogoMark({ name }: LogoMarkProps) {
  const pitch = (
    <svg
      viewBox="0 0 34 34"
      className={mark}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="2" y="5" width="30" height="24" rx="6" />
      <path d="M17 5v24" />
      <circle cx="17" cy="17" r="5" stroke="none" className={ball} />
    </svg>
  );
  if (name === undefined) return pitch;
  return (
    <span className={logo}>
      {pitch}
      {name}
    </span>
  );
}
