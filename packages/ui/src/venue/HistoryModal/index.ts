export {
  type HistoryChange,
  type HistoryEvent,
  HistoryModal,
  type HistoryModalProps,
} from './HistoryModal.tsx';
