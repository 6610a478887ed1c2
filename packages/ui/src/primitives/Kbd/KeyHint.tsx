import { hint } from './KeyHint.css.ts';

/**
 * The key that does the same as a button, drawn by its style: as text it would be expected in the name of
 * the button. `aria-keyshortcuts` passes it to screen readers.
 */
export function KeyHint({ shortcut }: { shortcut: string | undefined }) {
  if (shortcut === undefined) return null;
  return <span aria-hidden="true" className={hint} data-key={shortcut} />;
}
