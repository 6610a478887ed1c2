import type { AdminIconName } from '../admin-icons.ts';

interface QuickActionCardBase {
  title: string;
  description: string;
  icon: AdminIconName;
}

/** Either leads somewhere or says why it does not yet. */
export type QuickActionCardProps = QuickActionCardBase &
  ({ href: string; disabledNote?: never } | { disabledNote: string; href?: never });
