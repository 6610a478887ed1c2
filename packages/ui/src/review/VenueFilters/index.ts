export type { VenueFiltersProps, VenueFilterValue } from './types.ts';
export { VenueFilters } from './VenueFilters.tsx';
