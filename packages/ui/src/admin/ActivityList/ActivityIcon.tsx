import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import EqualNot from 'lucide-react/icons/equal-not';
import FileDown from 'lucide-react/icons/file-down';
import KeyRound from 'lucide-react/icons/key-round';
import Layers from 'lucide-react/icons/layers';
import ListRestart from 'lucide-react/icons/list-restart';
import LogIn from 'lucide-react/icons/log-in';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import type { IconComponent } from '../../primitives/icon.ts';
import { disc } from './ActivityIcon.css.ts';

export type ActivityKind =
  | 'approved'
  | 'discarded'
  | 'restored'
  | 'setAside'
  | 'requeued'
  | 'updated'
  | 'created'
  | 'imported'
  | 'notDuplicate'
  | 'adminAdded'
  | 'adminRemoved'
  | 'undone'
  | 'signedIn'
  | 'tokenRefused'
  | 'keyGranted'
  | 'keyRevoked'
  | 'exported'
  | 'batchStarted'
  | 'batchUndone';

const icons: Record<ActivityKind, IconComponent> = {
  approved: Check,
  discarded: Trash2,
  restored: Undo2,
  setAside: Clock,
  requeued: ListRestart,
  updated: Pencil,
  created: Plus,
  imported: Download,
  notDuplicate: EqualNot,
  adminAdded: UserPlus,
  adminRemoved: UserMinus,
  undone: RotateCcw,
  signedIn: LogIn,
  tokenRefused: Ban,
  keyGranted: KeyRound,
  keyRevoked: KeyRound,
  exported: FileDown,
  batchStarted: Layers,
  batchUndone: RotateCcw,
};

/** The icon of a kind of activity or of a record of the audit log. */
export function ActivityIcon({ kind }: { kind: ActivityKind }) {
  const Icon = icons[kind];
  return (
    <span className={disc({ kind })}>
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}
