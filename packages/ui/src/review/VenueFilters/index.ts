export { VenueFilters, type VenueFiltersProps, type VenueFilterValue } from './VenueFilters.tsx';
