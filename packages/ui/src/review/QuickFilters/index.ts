export { type QuickFilter, QuickFilters, type QuickFiltersProps } from './QuickFilters.tsx';
