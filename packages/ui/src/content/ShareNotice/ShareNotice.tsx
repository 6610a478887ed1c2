import Link2Off from 'lucide-react/icons/link-2-off';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import { CourtPlan } from '../../illustrations/CourtPlan/CourtPlan.tsx';
import { LogoMark } from '../../illustrations/LogoMark/LogoMark.tsx';
import { Heading } from '../../primitives/Heading/index.ts';
import type { IconComponent } from '../../primitives/icon.ts';
import { CopyLink, type CopyLinkProps } from './CopyLink.tsx';
import { OpenLink, type OpenLinkProps } from './OpenLink.tsx';
import * as styles from './ShareNotice.css.ts';

export interface ShareNoticeProps {
  appName: string;
  /** One text for a link to a game, another for a link to the app alone. */
  message: string;
  /** `app`: the game needs the app; `damaged`: the link names no game. */
  notice?: { kind: 'app' | 'damaged'; title: string; explanation: string } | undefined;
  /** The main store's button. */
  install: ReactNode;
  /** The two secondary store links. */
  stores: ReactNode;
  /** Opens the game in the app, where it is installed; absent on a computer. */
  open?: OpenLinkProps | undefined;
  /**
   * A code that opens the game on the visitor's phone, for a computer. If `open` is set too, the kind of device is not
   * known yet, and the code is shown to visitors with a mouse. It is 256 px wide and may be added later.
   */
  scan?: { code: ReactNode; caption: string } | undefined;
  /** Absent if there is no game, or the browser cannot copy. */
  copy?: CopyLinkProps | undefined;
  footer: string;
}

const icons: Record<'app' | 'damaged', IconComponent> = { app: Smartphone, damaged: Link2Off };

/** Where a shared link arrives on a device without the app (spec §2.6), on a SingleCardLayout. */
export function ShareNotice(props: ShareNoticeProps) {
  const { appName, message, notice, install, stores, open, scan, copy, footer } = props;
  return (
    <>
      <div className={styles.ground}>
        <div className={styles.court}>
          <CourtPlan court="football" fit="cover" />
        </div>
        <span className={styles.logo} data-theme="dark">
          <LogoMark />
        </span>
      </div>
      <div className={styles.body}>
        <Heading level={1} size="page">
          {appName}
        </Heading>
        <p className={styles.message}>{message}</p>
        {notice && <Notice {...notice} />}
        {scan && (
          <figure className={open ? styles.withMouse : styles.scan}>
            <div className={styles.code}>{scan.code}</div>
            <figcaption>{scan.caption}</figcaption>
          </figure>
        )}
        {install}
        <div className={styles.stores}>{stores}</div>
        {(open || copy) && (
          <div className={styles.also}>
            {open && (
              <div className={scan ? styles.withoutMouse : styles.open}>
                <OpenLink {...open} />
              </div>
            )}
            {copy && <CopyLink {...copy} />}
          </div>
        )}
        <p className={styles.footer}>{footer}</p>
      </div>
    </>
  );
}

function Notice({ kind, title, explanation }: NonNullable<ShareNoticeProps['notice']>) {
  const Icon = icons[kind];
  return (
    <div className={kind === 'damaged' ? styles.damaged : styles.notice}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div>
        <h2 className={styles.noticeTitle}>{title}</h2>
        <p>{explanation}</p>
      </div>
    </div>
  );
}
