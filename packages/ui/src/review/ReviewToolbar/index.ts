export type { ActiveFilter } from './ActiveFilters.tsx';
export { ReviewToolbar } from './ReviewToolbar.tsx';
export type { ReviewToolbarProps } from './types.ts';
