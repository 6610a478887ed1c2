import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { button } from '../Button/Button.css.ts';
import type { ButtonTone } from '../Button/Button.tsx';
import { icon as iconStyle } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style' | 'title'> {
  /** Its name; shown to a resting pointer. */
  label: string;
  icon: LucideIcon;
  /** Default `quiet`. */
  tone?: ButtonTone | undefined;
}

/** A button whose picture says it all, to those who see it. */
export function IconButton({
  label,
  icon: Icon,
  tone = 'quiet',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={button({ tone, size: 'icon' })}
    >
      <Icon className={iconStyle} aria-hidden="true" />
    </button>
  );
}
