export {
  type EditVenueErrors,
  type EditVenueFields,
  EditVenueModal,
  type EditVenueModalProps,
} from './EditVenueModal.tsx';
