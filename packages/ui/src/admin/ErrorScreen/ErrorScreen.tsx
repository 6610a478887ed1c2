import { BallOut } from '../../courts/BallOut/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import * as styles from './ErrorScreen.css.ts';

export interface ErrorScreenProps {
  title: string;
  /** HTTP status such as "404". */
  status?: string | undefined;
  message: string;
  home: { label: string; href: string };
}

/** The ball is out of court: what happened, and the way back (spec §2.1). */
export function ErrorScreen({ title, status, message, home }: ErrorScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={styles.picture}>
        <BallOut />
      </div>
      {status !== undefined && <p className={styles.status}>{status}</p>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{message}</p>
      <div className={styles.home}>
        <ButtonLink href={home.href} tone="primary" size="large">
          {home.label}
        </ButtonLink>
      </div>
    </main>
  );
}
