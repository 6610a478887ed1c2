export type { MapStatus, MapVenue, VenueMapProps } from './types.ts';
export { VenueMap } from './VenueMap.tsx';
