import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { button } from './Button.css.ts';
import { Face, type FaceProps } from './Face.tsx';

/**
 * `primary` the one main step · `neutral` any other · `positive` approves · `critical` takes away,
 * now · `caution` leads to taking away, asks first · `quiet` steps back.
 */
export type ButtonTone = 'primary' | 'neutral' | 'positive' | 'critical' | 'caution' | 'quiet';

export interface ButtonProps
  extends FaceProps,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style'> {
  /** Default `neutral`. */
  tone?: ButtonTone | undefined;
  /** `large` for the one button a page is about. Default `regular`. */
  size?: 'regular' | 'large' | undefined;
  /** Default `own`. */
  width?: 'own' | 'full' | undefined;
}

/** Does something here; what leads elsewhere is a ButtonLink. A loading button keeps its focus and ignores clicks. */
export function Button({
  tone,
  size,
  width,
  icon,
  loading = false,
  loadingLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function ignore(event: MouseEvent) {
    event.preventDefault();
  }
  return (
    <button
      {...rest}
      type={type}
      className={button({ tone, size, width })}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? ignore : onClick}
    >
      <Face icon={icon} loading={loading} loadingLabel={loadingLabel}>
        {children}
      </Face>
    </button>
  );
}
