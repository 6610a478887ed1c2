import type { ComponentPropsWithRef } from 'react';
import type { ButtonTone } from '../Button/Button.tsx';
import { button } from '../Button/styles.ts';
import type { IconComponent } from '../icon.ts';
import { icon as iconStyle } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style'> {
  /** Its accessible name. */
  label: string;
  icon: IconComponent;
  /** Its tooltip. Default `label`. */
  title?: string | undefined;
  /** Default `quiet`. */
  tone?: ButtonTone | undefined;
}

/** A button with an icon and no visible text. */
export function IconButton({
  label,
  icon: Icon,
  tone = 'quiet',
  type = 'button',
  title = label,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={title}
      className={button({ tone, size: 'icon' })}
    >
      <Icon className={iconStyle} aria-hidden="true" />
    </button>
  );
}
