export { type BulkActionId, SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';
