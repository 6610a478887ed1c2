export type * from './VenueCard.tsx';
