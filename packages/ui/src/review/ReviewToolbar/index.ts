export type { ActiveFilter } from './ActiveFilters.tsx';
export * from './ReviewToolbar.tsx';
