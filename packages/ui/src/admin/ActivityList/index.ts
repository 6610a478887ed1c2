export { ActivityIcon, type ActivityKind } from './ActivityIcon.tsx';
export { type ActivityItem, ActivityList, type ActivityListProps } from './ActivityList.tsx';
export { UndoMark, type UndoMarkProps, type UndoState } from './UndoMark.tsx';
