export { UndoNotice, type UndoNoticeProps } from './UndoNotice.tsx';
