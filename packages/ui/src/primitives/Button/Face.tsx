import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ball } from '../Spinner/Ball.tsx';
import { ball, face, faces, icon as iconStyle } from './Button.css.ts';

export interface FaceProps {
  /** Drawn before the words. */
  icon?: LucideIcon | undefined;
  loading?: boolean | undefined;
  /** Takes the words' place while loading: "Signing in…". Without it the words give way to the ball. */
  loadingLabel?: string | undefined;
  children: ReactNode;
}

/** What is written on a button; both of its faces are laid out, so that it never changes width. */
export function Face({ icon: Icon, loading = false, loadingLabel, children }: FaceProps) {
  const named = loadingLabel !== undefined;
  return (
    <span className={faces}>
      <span className={face({ shown: !loading })} aria-hidden={loading && named}>
        {Icon && <Icon className={iconStyle} aria-hidden="true" />}
        {children}
      </span>
      {(loading || named) && (
        <span className={face({ shown: loading })} aria-hidden={!loading}>
          <span className={ball}>{loading && <Ball />}</span>
          {loadingLabel}
        </span>
      )}
    </span>
  );
}
