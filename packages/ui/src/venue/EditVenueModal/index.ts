export { EditVenueModal } from './EditVenueModal.tsx';
export type { EditVenueErrors, EditVenueFields, EditVenueModalProps } from './props.ts';
