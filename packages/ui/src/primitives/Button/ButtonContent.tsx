import type { ReactNode } from 'react';
import type { IconComponent } from '../icon.ts';
import { Ball } from '../Spinner/Ball.tsx';
import { icon as iconStyle, layer, layers, spinner } from './Button.css.ts';

export interface ButtonContentProps {
  /** Drawn before the words. */
  icon?: IconComponent | undefined;
  pending?: boolean | undefined;
  /** Replaces the label while pending: "Signing in…". Without it a spinner replaces the label. */
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
  return (
    <span className={layers}>
      <span className={layer({ shown: !pending })} aria-hidden={pending && named}>
        {Icon && <Icon className={iconStyle} aria-hidden="true" />}
        {children}
      </span>
      {(pending || named) && (
        <span className={layer({ shown: pending })} aria-hidden={!pending}>
          <span className={spinner}>{pending && <Ball />}</span>
          {pendingLabel}
        </span>
      )}
    </span>
  );
}
