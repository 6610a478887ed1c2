import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { VariantsOf } from '../../theme/styles/VariantsOf.ts';
import { button } from './Button.css.ts';
import { ButtonContent, type ButtonContentProps } from './ButtonContent.tsx';

type ButtonVariants = VariantsOf<typeof button>;

/**
 * `brand` for the one main step, `neutral` for any other, `positive` approves, `critical` removes
 * immediately, `caution` opens a confirmation before it removes, `quiet` is for minor actions.
 */
export type ButtonTone = NonNullable<ButtonVariants['tone']>;

export interface ButtonProps
  extends ButtonContentProps,
    Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style'> {
  /** Default `neutral`. */
  tone?: ButtonTone | undefined;
  /** `large` for the one button that a page is about. Default `regular`. */
  size?: Exclude<ButtonVariants['size'], 'icon'>;
  /** Default `own`. */
  width?: ButtonVariants['width'];
}

/** Performs an action; for navigation use ButtonLink. A pending button keeps focus and ignores clicks. */
export function Button({
  tone,
  size,
  width,
  icon,
  pending = false,
  pendingLabel,
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
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? ignore : onClick}
    >
      <ButtonContent icon={icon} pending={pending} pendingLabel={pendingLabel}>
        {children}
      </ButtonContent>
    </button>
  );
}
