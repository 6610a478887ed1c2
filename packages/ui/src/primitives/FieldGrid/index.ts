export { FieldCell, type FieldCellProps, FieldGrid, type FieldGridProps } from './FieldGrid.tsx';
