import { ArrowUpRight, Check, Link2, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CourtPlan } from '../../courts/CourtPlan/CourtPlan.tsx';
import { LogoMark } from '../../courts/LogoMark/LogoMark.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import * as styles from './ShareNotice.css.ts';

export interface ShareNoticeProps {
  appName: string;
  /** One text for a link to a game, another for a link to the app alone. */
  message: string;
  /** The link leads to a game. Says that the app is needed, and opens it where it is installed. */
  target?:
    | { noticeTitle: string; explanation: string; open: { label: string; href: string } }
    | undefined;
  /** The main store's button. */
  install: ReactNode;
  /** The two secondary store links. */
  stores: ReactNode;
  /** Left out where the browser cannot copy. */
  copy?: { label: string; copiedLabel: string; copied: boolean; onCopy: () => void } | undefined;
  footer: string;
}

/** Where a shared link arrives on a device without the app (spec §2.6). */
export function ShareNotice(props: ShareNoticeProps) {
  const { appName, message, target, install, stores, copy, footer } = props;
  return (
    <div className={styles.card}>
      <div className={styles.ground}>
        <div className={styles.court}>
          <CourtPlan court="football" fit="cover" />
        </div>
        <span className={styles.logo} data-theme="dark">
          <LogoMark />
        </span>
      </div>
      <div className={styles.body}>
        <h1 className={styles.name}>{appName}</h1>
        <p className={styles.message}>{message}</p>
        {target && (
          <div className={styles.notice}>
            <Smartphone className={styles.icon} aria-hidden="true" />
            <div>
              <h2 className={styles.noticeTitle}>{target.noticeTitle}</h2>
              <p>{target.explanation}</p>
            </div>
          </div>
        )}
        {install}
        <div className={styles.stores}>{stores}</div>
        {(target || copy) && (
          <div className={styles.also}>
            {target && (
              <ButtonLink href={target.open.href} tone="quiet" icon={ArrowUpRight}>
                {target.open.label}
              </ButtonLink>
            )}
            {copy && (
              <Button tone="quiet" icon={copy.copied ? Check : Link2} onClick={copy.onCopy}>
                {copy.copied ? copy.copiedLabel : copy.label}
              </Button>
            )}
          </div>
        )}
        {copy && <LiveRegion message={copy.copied ? copy.copiedLabel : ''} />}
        <p className={styles.footer}>{footer}</p>
      </div>
    </div>
  );
}
