export type { MapStatus } from '../map/MapShape.tsx';
export type { MapVenue, VenueMapProps } from './types.ts';
export { VenueMap } from './VenueMap.tsx';
