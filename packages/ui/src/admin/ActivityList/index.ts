export { ActivityIcon, type ActivityKind } from './ActivityIcon.tsx';
export { type ActivityDay, ActivityList, type ActivityListProps } from './ActivityList.tsx';
export type { ActivityItem, ActivityUndo } from './ActivityRow.tsx';
export { UndoMark, type UndoMarkProps, type UndoState } from './UndoMark.tsx';
