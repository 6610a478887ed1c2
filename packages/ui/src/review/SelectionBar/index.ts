export { type BatchActionId, SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';
