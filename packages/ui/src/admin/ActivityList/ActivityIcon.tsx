import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import EqualNot from 'lucide-react/icons/equal-not';
import ListRestart from 'lucide-react/icons/list-restart';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import type { LucideIcon } from 'lucide-react/types';
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
  | 'undone';

const icons: Record<ActivityKind, LucideIcon> = {
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
};

/** The icon of a kind of activity. */
export function ActivityIcon({ kind }: { kind: ActivityKind }) {
  const Icon = icons[kind];
  return (
    <span className={disc({ kind })}>
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}
