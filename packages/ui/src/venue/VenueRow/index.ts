export { VenueRow } from './VenueRow.tsx';
