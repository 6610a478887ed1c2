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

export interface EditVenueModalProps {
  open: boolean;
  labels: {
    title: string;
    close: string;
    cancel: string;
    save: string;
    saving: string;
    /** Headings of the form's three parts. */
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
  sports: readonly { id: string; label: string }[];
  fields: EditVenueFields;
  errors: EditVenueErrors;
  saving: boolean;
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
  /** Cancel, close and Escape; not called while saving. */
  onClose: () => void;
}
