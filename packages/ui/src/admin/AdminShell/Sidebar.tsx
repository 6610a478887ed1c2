import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { LogoMark } from '../../illustrations/LogoMark/index.ts';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import { adminIcons } from '../adminIcons.ts';
import * as styles from './Sidebar.css.ts';
import type { AdminShellEntry, AdminShellProps } from './types.ts';

interface SidebarProps
  extends Pick<AdminShellProps, 'labels' | 'brand' | 'entries' | 'tools' | 'user' | 'onLogOut'> {
  /** The button that closes the drawer. */
  closeButton?: ReactNode;
  onFollow?: () => void;
}

/** The content of the sidebar, which is beside the screen or a drawer over it. */
export function Sidebar({ labels, closeButton, onFollow, ...props }: SidebarProps) {
  return (
    <>
      <div className={styles.header}>
        <Anchor href={props.brand.href} className={styles.brand}>
          <LogoMark name={props.brand.name} />
        </Anchor>
        {closeButton}
      </div>
      <nav aria-label={labels.navigation}>
        <ul className={styles.entries}>
          {props.entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} soon={labels.comingSoon} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.account}>
        {props.tools && (
          <ul className={styles.entries}>
            {props.tools.map(({ id: tool, label, icon, onOpen }) => {
              const Icon = adminIcons[icon];
              return (
                <li key={tool}>
                  <button type="button" className={styles.tool} onClick={onOpen}>
                    <Icon className={styles.icon} />
                    {label}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <div className={styles.user}>
          <span className={styles.initial} aria-hidden="true">
            {props.user.email.charAt(0).toUpperCase()}
          </span>
          <span>
            <strong className={styles.email}>{props.user.email}</strong>
            <span className={styles.role}>{labels.administrator}</span>
          </span>
          <button type="button" className={styles.logOut} onClick={props.onLogOut}>
            <LogOut className={styles.logOutIcon} />
            {labels.logOut}
          </button>
        </div>
      </div>
    </>
  );
}

interface EntryProps {
  entry: AdminShellEntry;
  soon: string | undefined;
  onFollow: (() => void) | undefined;
}

function Entry(props: EntryProps) {
  const { label, icon, href, current, disabled } = props.entry;
  const Icon = adminIcons[icon];
  if (disabled) {
    return (
      <span className={styles.entry} aria-disabled="true">
        <Icon className={styles.icon} />
        {label}
        <small className={styles.soon}>{props.soon}</small>
      </span>
    );
  }
  return (
    <Anchor
      className={styles.entry}
      href={href}
      aria-current={current === 'within' ? 'true' : current ? 'page' : undefined}
      onClick={props.onFollow}
    >
      <Icon className={styles.icon} />
      {label}
    </Anchor>
  );
}
