import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import * as styles from './DownloadNotice.css.ts';

export interface DownloadNoticeProps {
  title: string;
  /** A DeviceBadge. */
  device: ReactNode;
  /** A Countdown. */
  clock: ReactNode;
  /** At once, or not at all. */
  actions: ReactNode;
  storesTitle: string;
  /** The stores, shown on every device. */
  stores: ReactNode;
}

/** The way to the right store (spec §2.5), on a SingleCardLayout. */
export function DownloadNotice(props: DownloadNoticeProps) {
  const { title, device, clock, actions, storesTitle, stores } = props;
  return (
    <div className={styles.notice}>
      <Heading level={1} size="page">
        {title}
      </Heading>
      {device}
      {clock}
      <div className={styles.actions}>{actions}</div>
      <div className={styles.stores}>
        <Heading level={2} size="label" className={styles.storesTitle}>
          {storesTitle}
        </Heading>
        {stores}
      </div>
    </div>
  );
}
