import { type ReactNode, useEffect, useRef } from 'react';
import { ScreenHeader } from '../../primitives/internal/ScreenHeader.tsx';
import * as styles from './ImportLayout.css.ts';

export interface ImportLayoutProps {
  title: string;
  subtitle: string;
  /** Names the current step; focus moves to it when it changes. */
  step: string;
  children: ReactNode;
}

/** The import screen: title, explanation and the current step. */
export function ImportLayout({ title, subtitle, step, children }: ImportLayoutProps) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) body.current?.focus();
    last.current = step;
  }, [step]);
  return (
    <div className={styles.layout}>
      <ScreenHeader title={title} subtitle={subtitle} explains />
      <div ref={body} tabIndex={-1} className={styles.body}>
        {children}
      </div>
    </div>
  );
}
