import type { ReactNode } from 'react';
import { CourtPlan } from '../../illustrations/CourtPlan/index.ts';
import { measure, painted } from '../../theme/shared/page.css.ts';
import { ActionLink } from '../ActionLink/index.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** The headline; wrap what to underline in `HighlightedText`. */
  title: ReactNode;
  subtitle: string;
  chips: readonly string[];
  /** The last chip, which is highlighted: "500+ active players". */
  community: string;
  action: { label: string; href: string };
  more?: { label: string; href: string } | undefined;
  /** Who vouches for it; `initials` of up to four people are decoration. */
  trust: { label: string; initials: readonly string[] };
  /** A phone, cut off by the hero's lower edge. */
  picture?: ReactNode;
  /** Two at most, over the picture's edges; decoration. */
  callouts?: readonly { sign: string; title: string; text: string }[] | undefined;
}

/** What a visitor sees first: the promise on the painted court. */
export function Hero({
  title,
  subtitle,
  chips,
  community,
  action,
  more,
  trust,
  picture,
  callouts = [],
}: HeroProps) {
  return (
    <div className={`${painted} ${styles.ground}`}>
      <div className={styles.plan}>
        <CourtPlan court="football" lineWidth={3.5} />
      </div>
      <div className={`${measure} ${styles.layout}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          <ul className={styles.chips}>
            {chips.map((chip) => (
              <li key={chip}>{chip}</li>
            ))}
            <li data-spark>{community}</li>
          </ul>
          <div className={styles.row}>
            <ActionLink href={action.href} size="large">
              {action.label}
            </ActionLink>
            {more && (
              <ActionLink href={more.href} size="large" tone="neutral">
                {more.label}
              </ActionLink>
            )}
          </div>
          <div className={styles.trust}>
            <span className={styles.avatars} aria-hidden="true">
              {trust.initials.map((initials, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same initials.
                <span key={index}>{initials}</span>
              ))}
            </span>
            <p>{trust.label}</p>
          </div>
        </div>
        {picture && (
          <div className={styles.picture}>
            {picture}
            {callouts.map(({ sign, title: news, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same sign.
              <div key={index} className={styles.callout} data-theme="light" aria-hidden="true">
                <span className={styles.sign}>{sign}</span>
                <span>
                  <strong>{news}</strong>
                  {text}
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
