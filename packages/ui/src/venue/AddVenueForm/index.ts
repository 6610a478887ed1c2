export { AddVenueForm, type AddVenueFormProps, type AddVenueProblem } from './AddVenueForm.tsx';
