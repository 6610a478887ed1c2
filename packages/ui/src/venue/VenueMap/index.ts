export { type MapStatus, type MapVenue, VenueMap, type VenueMapProps } from './VenueMap.tsx';
