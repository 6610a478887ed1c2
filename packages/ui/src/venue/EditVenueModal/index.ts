export { EditVenueModal } from './EditVenueModal.tsx';
export type { EditVenuePictureProps } from './EditVenuePicture.tsx';
export type { EditVenueErrors, EditVenueFields, EditVenueModalProps } from './props.ts';
