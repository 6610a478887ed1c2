import type { SportOption } from '../SportsField/index.ts';
import type { EditVenuePictureProps } from './EditVenuePicture.tsx';

/** As typed: nothing is parsed or trimmed here. */
export interface EditVenueFields {
  name: string;
  phone: string;
  website: string;
  country: string;
  city: string;
  street: string;
  number: string;
  postalCode: string;
  latitude: string;
  longitude: string;
  formattedAddress: string;
  sportIds: readonly string[];
}

export type EditVenueErrors = Partial<Record<keyof EditVenueFields, string>>;

export interface EditVenueDialogProps {
  open: boolean;
  labels: {
    title: string;
    close: string;
    cancel: string;
    save: string;
    saving: string;
    /** Name the form's three parts; the first is only read aloud. */
    contact: string;
    place: string;
    sports: string;
    name: string;
    phone: string;
    website: string;
    country: string;
    city: string;
    street: string;
    number: string;
    postalCode: string;
    latitude: string;
    longitude: string;
    formattedAddress: string;
  };
  sports: readonly SportOption[];
  fields: EditVenueFields;
  errors: EditVenueErrors;
  /** The venue's picture; absent where it cannot be changed. */
  picture?: EditVenuePictureProps | undefined;
  pending: boolean;
  /** Why the save failed as a whole. */
  error?: string | undefined;
  /** Someone else saved first: what is stored now, shown under each field that differs. */
  conflict?:
    | {
        stored: EditVenueFields;
        /** "Saved meanwhile:" */
        label: string;
        /** "Use this" */
        use: string;
        /** Stands for an empty stored value. */
        empty: string;
      }
    | undefined;
  onFieldsChange: (fields: EditVenueFields) => void;
  onSave: () => void;
  /** Cancel, close and Escape; not called while pending. */
  onClose: () => void;
}
