import {
  ChartNoAxesColumn,
  CirclePlus,
  LayoutDashboard,
  type LucideIcon,
  MapPinCheckInside,
  UsersRound,
} from 'lucide-react';

export type AdminIconName = 'dashboard' | 'venues' | 'add' | 'users' | 'analytics';

/** One picture per room of the back office, the same in the sidebar and on the dashboard. */
export const adminIcons: Record<AdminIconName, LucideIcon> = {
  dashboard: LayoutDashboard,
  venues: MapPinCheckInside,
  add: CirclePlus,
  users: UsersRound,
  analytics: ChartNoAxesColumn,
};
