import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { Ball } from '../Spinner/Ball.tsx';
import { ball, face, faces, icon as iconStyle } from './Button.css.ts';

export interface ButtonContentProps {
  /** Drawn before the words. */
  icon?: LucideIcon | undefined;
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
    <span className={faces}>
      <span className={face({ shown: !pending })} aria-hidden={pending && named}>
        {Icon && <Icon className={iconStyle} aria-hidden="true" />}
        {children}
      </span>
      {(pending || named) && (
        <span className={face({ shown: pending })} aria-hidden={!pending}>
          <span className={ball}>{pending && <Ball />}</span>
          {pendingLabel}
        </span>
      )}
    </span>
  );
}
