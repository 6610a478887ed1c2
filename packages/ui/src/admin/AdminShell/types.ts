import type { ReactNode } from 'react';
import type { AdminIconName } from '../adminIcons.ts';

export interface AdminShellLabels {
  /** Names the sidebar's navigation. */
  navigation: string;
  openMenu: string;
  closeMenu: string;
  /** The role shown under the e-mail. */
  administrator: string;
  logOut: string;
  /** Badge of a disabled entry; needed with one. */
  comingSoon?: string | undefined;
  skipToContent: string;
}

export interface AdminShellEntry {
  id: string;
  label: string;
  href: string;
  icon: AdminIconName;
  /** `within`: the screen has no entry itself and is reached from that of this entry. */
  current?: boolean | 'within';
  /** Shown in grey and read aloud, but not a link. */
  disabled?: boolean;
}

/** A button for something that opens over any screen, such as the list of shortcuts. */
export interface AdminShellTool {
  id: string;
  label: string;
  icon: AdminIconName;
  onOpen: () => void;
}

export interface AdminShellProps {
  labels: AdminShellLabels;
  brand: { name: string; href: string };
  entries: readonly AdminShellEntry[];
  user: { email: string };
  /** Whole line, date included: "Last login: Nov 20, 2026". */
  lastLogin: string;
  /**
   * A warning about every screen, announced when it is shown and in the place of the last login. Its
   * room is always kept, so that nothing moves when it comes and goes.
   */
  notice?: { text: string; isShown: boolean } | undefined;
  languageSwitch: ReactNode;
  /** Below the entries, above the account. */
  tools?: readonly AdminShellTool[] | undefined;
  onLogOut: () => void;
  /**
   * A RunStatusGroup at the upper edge of every screen. It stays in sight while the screen scrolls, except on a phone
   * and in a low window.
   */
  status?: ReactNode;
  /** The content takes the whole width of the window, for lists. Default false. */
  wide?: boolean | undefined;
  children: ReactNode;
}
