export type * from './VenueGrid.tsx';
