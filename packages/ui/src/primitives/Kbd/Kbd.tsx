import { key } from './Kbd.css.ts';

export interface KbdProps {
  /** As it is printed on the key. */
  children: string;
}

/** A key to press. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={key}>{children}</kbd>;
}
