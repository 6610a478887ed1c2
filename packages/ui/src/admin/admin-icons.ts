import {
  ChartNoAxesColumn,
  CirclePlus,
  FileUp,
  LayoutDashboard,
  type LucideIcon,
  MapPinCheckInside,
  UsersRound,
} from 'lucide-react';

export type AdminIconName = 'dashboard' | 'venues' | 'add' | 'import' | 'users' | 'analytics';

/** One picture per room of the back office, the same in the sidebar and on the dashboard. */
export const adminIcons: Record<AdminIconName, LucideIcon> = {
  dashboard: LayoutDashboard,
  venues: MapPinCheckInside,
  add: CirclePlus,
  import: FileUp,
  users: UsersRound,
  analytics: ChartNoAxesColumn,
};
