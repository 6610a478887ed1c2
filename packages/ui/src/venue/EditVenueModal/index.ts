export type * from './EditVenueModal.tsx';
