export { EditVenueDialog } from './EditVenueDialog.tsx';
export type { EditVenueDialogProps, EditVenueErrors, EditVenueFields } from './props.ts';
