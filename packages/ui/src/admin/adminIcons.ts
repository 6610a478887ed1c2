import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import CirclePlus from 'lucide-react/icons/circle-plus';
import FileUp from 'lucide-react/icons/file-up';
import Info from 'lucide-react/icons/info';
import Keyboard from 'lucide-react/icons/keyboard';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MapPinCheckInside from 'lucide-react/icons/map-pin-check-inside';
import UsersRound from 'lucide-react/icons/users-round';
import type { IconComponent } from '../primitives/icon.ts';

export type AdminIconName =
  | 'dashboard'
  | 'venues'
  | 'add'
  | 'import'
  | 'users'
  | 'analytics'
  | 'shortcuts'
  | 'about';

/** One icon for each screen of the back office, the same in the sidebar and on the dashboard. */
export const adminIcons: Record<AdminIconName, IconComponent> = {
  dashboard: LayoutDashboard,
  venues: MapPinCheckInside,
  add: CirclePlus,
  import: FileUp,
  users: UsersRound,
  analytics: ChartNoAxesColumn,
  shortcuts: Keyboard,
  about: Info,
};
