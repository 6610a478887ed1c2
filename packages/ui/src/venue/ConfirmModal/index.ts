export type * from './ConfirmModal.tsx';
