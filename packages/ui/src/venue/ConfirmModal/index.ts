export { ConfirmModal, type ConfirmModalProps } from './ConfirmModal.tsx';
export type { ReasonsProps } from './Reasons.tsx';
