import {
  Check,
  Download,
  type LucideIcon,
  Pencil,
  Plus,
  RotateCcw,
  Trash2,
  Undo2,
} from 'lucide-react';
import { disc } from './ActivityIcon.css.ts';

export type ActivityKind =
  | 'approved'
  | 'discarded'
  | 'restored'
  | 'updated'
  | 'created'
  | 'imported'
  | 'undone';

const icons: Record<ActivityKind, LucideIcon> = {
  approved: Check,
  discarded: Trash2,
  restored: Undo2,
  updated: Pencil,
  created: Plus,
  imported: Download,
  undone: RotateCcw,
};

/** What kind of thing happened, wherever it is told. */
export function ActivityIcon({ kind }: { kind: ActivityKind }) {
  const Icon = icons[kind];
  return (
    <span className={disc({ kind })}>
      <Icon size={18} aria-hidden="true" />
    </span>
  );
}
