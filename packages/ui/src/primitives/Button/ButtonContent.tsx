import type { ReactNode } from 'react';
import type { IconComponent } from '../icon.ts';
import { Ball } from '../Spinner/Ball.tsx';
import { icon as iconStyle, layer, layers, spinner, spinnerAsIcon } from './Button.css.ts';

export interface ButtonContentProps {
  /** Drawn before the words. */
  icon?: IconComponent | undefined;
  pending?: boolean | undefined;
  /**
   * Replaces the label while pending: "Signing in…". Without it a spinner replaces the icon, or the label of a
   * button that has none.
   */
  pendingLabel?: string | undefined;
  children: ReactNode;
}

/** The label of a button. Label and pending label are both laid out, so that its width never changes. */
export function ButtonContent({
  icon: Icon,
  pending = false,
  pendingLabel,
  children,
}: ButtonContentProps) {
  const named = pendingLabel !== undefined;
  // A label beside an icon stays: an empty box would not say what is under way.
  const stays = Icon !== undefined && !named;
  return (
    <span className={layers}>
      <span className={layer({ shown: !pending || stays })} aria-hidden={pending && named}>
        {Icon && pending && stays && (
          <span className={spinnerAsIcon}>
            <Ball />
          </span>
        )}
        {Icon && !(pending && stays) && <Icon className={iconStyle} aria-hidden="true" />}
        {children}
      </span>
      {((pending && !stays) || named) && (
        <span className={layer({ shown: pending })} aria-hidden={!pending}>
          <span className={spinner}>{pending && <Ball />}</span>
          {pendingLabel}
        </span>
      )}
    </span>
  );
}
