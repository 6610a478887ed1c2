export type * from './VenueFilters.tsx';
