export { AddVenueForm } from './AddVenueForm.tsx';
export type { AddVenueFormProps, AddVenueProblem } from './types.ts';
