import type { ReactNode } from 'react';
import type { IconComponent } from '../icon.ts';
import { Ball } from '../Spinner/Ball.tsx';
import { icon as iconStyle, layer, layers, spinner, spinnerAsIcon } from './Button.css.ts';

export interface ButtonContentProps {
  /** Drawn before the words. */
  icon?: IconComponent | undefined;
  pending?: boolean | undefined;
  /** Replaces the label while pending: "Signing in…". Without it a spinner takes the place of the icon. */
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
  // Without a pending label the label stays beside the spinner, to show which action is under way.
  const busy = pending && !named;
  return (
    <span className={layers}>
      <span
        className={layer({ shown: !pending || busy, overPadding: busy && Icon === undefined })}
        aria-hidden={pending && named}
      >
        {busy && (
          <span className={spinnerAsIcon}>
            <Ball />
          </span>
        )}
        {Icon && !busy && <Icon className={iconStyle} aria-hidden="true" />}
        {/* An element, because React cannot put an icon before a bare text that the browser has translated. */}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </span>
      {named && (
        <span className={layer({ shown: pending })} aria-hidden={!pending}>
          <span className={spinner}>{pending && <Ball />}</span>
          {pendingLabel}
        </span>
      )}
    </span>
  );
}
