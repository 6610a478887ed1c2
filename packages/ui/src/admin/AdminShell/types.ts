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
  /** `within`: a screen that is reached from the entry's own, without an entry of its own. */
  current?: boolean | 'within';
  /** Announced, greyed, not a link. */
  disabled?: boolean;
}

/** What opens over any screen, such as a list of shortcuts. */
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
   * A warning about every screen, in the place of the last login while it is shown, and announced then. Its
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
