export type { VenueGridProps } from './types.ts';
export { VenueGrid } from './VenueGrid.tsx';
