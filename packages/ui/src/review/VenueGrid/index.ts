export { VenueGrid, type VenueGridProps } from './VenueGrid.tsx';
