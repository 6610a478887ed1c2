import { ErrorIllustration } from '../../illustrations/ErrorIllustration/index.ts';
import { LogoMark } from '../../illustrations/LogoMark/index.ts';
import { ActionLink } from '../../marketing/ActionLink/index.ts';
import type { Action } from '../../primitives/action.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import * as styles from './ErrorScreen.css.ts';

export interface ErrorScreenProps {
  /** The product's name, beside its mark. Left out on a page of a SiteShell, whose main part it is then. */
  brand?: string | undefined;
  title: string;
  /** HTTP status such as "404". */
  status?: string | undefined;
  message: string;
  /** The failure as the browser reported it, for whoever investigates it. */
  detail?: string | undefined;
  /** Tries again, if that may help; shown before the link home. */
  retry?: Action | undefined;
  home: { label: string; href: string };
}

/** What failed, with a link home and a picture of a ball that is out of court (spec §2.1). */
export function ErrorScreen({
  brand,
  title,
  status,
  message,
  detail,
  retry,
  home,
}: ErrorScreenProps) {
  const Ground = brand === undefined ? 'div' : 'main';
  return (
    <Ground className={styles.screen}>
      {brand !== undefined && (
        <div className={styles.brand}>
          <LogoMark name={brand} />
        </div>
      )}
      <div className={styles.picture}>
        <ErrorIllustration />
      </div>
      {status !== undefined && <p className={styles.status}>{status}</p>}
      <Heading level={1} size="page" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.message}>{message}</p>
      {detail !== undefined && (
        // Browsers report errors of scripts in English.
        <p lang="en" className={styles.detail}>
          {detail}
        </p>
      )}
      <div className={styles.steps}>
        {retry && (
          <button type="button" className={styles.retry} onClick={retry.onAction}>
            {retry.label}
          </button>
        )}
        <ActionLink href={home.href} size="large" tone={retry ? 'neutral' : 'spark'}>
          {home.label}
        </ActionLink>
      </div>
    </Ground>
  );
}
