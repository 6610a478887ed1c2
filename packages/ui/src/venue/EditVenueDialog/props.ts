import type { ReactNode } from 'react';
import type { AddressResult } from '../AddressAutocomplete/index.ts';
import type { AddressFields } from '../AddressDetails/index.ts';
import type { SportOption } from '../SportsField/index.ts';
import type { EditVenueAddressProps } from './EditVenueAddress.tsx';
import type { EditVenuePictureProps } from './EditVenuePicture.tsx';

/** As typed: nothing is parsed or trimmed here. */
export interface EditVenueFields
  extends Omit<AddressFields, 'countryCode' | 'state' | 'stateCode'> {
  name: string;
  phone: string;
  website: string;
  sportIds: readonly string[];
}

export type TextFieldName = Exclude<keyof EditVenueFields, 'sportIds'>;

export type EditVenueErrors = Partial<Record<keyof EditVenueFields, string>>;

/** The changes that somebody else saved since the form was opened. */
export interface EditVenueConflict {
  /** Above the choices: "These fields have been changed both here and elsewhere. Choose what to save." */
  title: string;
  /** Notes such as the names of the fields that only the other person changed; the form has their values already. */
  notes: readonly string[];
  /** The parts that both persons changed; the fields have the values of the chosen side. */
  parts: readonly {
    key: string;
    /** The name of the field or fields. */
    label: string;
    /** Both values as options: "Yours: Padel Club", "Other version: Padel Club Navigli". */
    mine: string;
    theirs: string;
    chosen: 'mine' | 'theirs';
  }[];
  onChoose: (key: string, side: 'mine' | 'theirs') => void;
}

export interface EditVenueDialogProps<Result extends AddressResult = AddressResult> {
  open: boolean;
  labels: Record<TextFieldName, string> & {
    title: string;
    close: string;
    cancel: string;
    save: string;
    pending: string;
    /** Name the form's three parts; the first is only read aloud. */
    contact: string;
    place: string;
    sports: string;
  };
  sports: readonly SportOption[];
  fields: EditVenueFields;
  errors: EditVenueErrors;
  /** Below its field: how a value will be stored. */
  hints?: Partial<Record<keyof EditVenueFields, string>> | undefined;
  /** Finds an address that fills the fields of the place; absent where nothing can be searched. */
  search?: EditVenueAddressProps<Result> | undefined;
  /** A PlaceMap of the typed coordinates, below them. */
  map?: ReactNode;
  /** The venue's picture; absent where it cannot be changed. */
  picture?: EditVenuePictureProps | undefined;
  pending: boolean;
  /** Why the save failed as a whole. */
  error?: string | undefined;
  /** A Banner at the top: where the text in the form comes from. */
  notice?: ReactNode;
  /** Someone else saved first. */
  conflict?: EditVenueConflict | undefined;
  onFieldsChange: (fields: EditVenueFields) => void;
  onSave: () => void;
  /** Cancel, close and Escape; not called while pending. */
  onClose: () => void;
}
