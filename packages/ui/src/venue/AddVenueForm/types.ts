import type { ReactNode } from 'react';
import type { AddressAutocompleteProps, AddressResult } from '../AddressAutocomplete/index.ts';
import type { AddressDetailsProps, AddressFields } from '../AddressDetails/index.ts';
import type { PhoneFieldProps } from '../PhoneField/index.ts';
import type { PictureFieldProps } from '../PictureField/index.ts';
import type { SelectedAddressProps } from '../SelectedAddress/index.ts';
import type { SportsFieldProps } from '../SportsField/index.ts';

/** The first rule that the form breaks (spec §5). */
export interface AddVenueProblem {
  field: 'name' | 'phone' | keyof AddressFields | 'sportIds';
  message: string;
}

// The props that the form itself passes to each part.
type Own = 'disabled' | 'error' | 'errors';

export interface AddVenueFormProps<
  Code extends string = string,
  Result extends AddressResult = AddressResult,
> {
  labels: {
    title: string;
    subtitle: string;
    /** Headings of the form's three parts. */
    venue: string;
    address: string;
    play: string;
    name: string;
    cancel: string;
    create: string;
    /** Takes the place of `create` while pending. */
    pending: string;
  };
  name: string;
  onNameChange: (name: string) => void;
  phone: Omit<PhoneFieldProps<Code>, Own>;
  search: Omit<AddressAutocompleteProps<Result>, Own>;
  /** Absent until an address was chosen. */
  selected?: Omit<SelectedAddressProps, Own> | undefined;
  details: Omit<AddressDetailsProps, Own>;
  sports: Omit<SportsFieldProps, Own>;
  picture: Omit<PictureFieldProps, 'disabled'>;
  pending: boolean;
  /** Its field is highlighted, and focused after each submit. The caller opens the details if the field is in them. */
  problem?: AddVenueProblem | undefined;
  /** Read aloud when it changes: which address filled the details in. */
  announcement: string;
  /** A Banner at the top: where the text in the form comes from. */
  notice?: ReactNode;
  /** A Banner beside Create with the result: the name and id of the new venue, or why it was not created. */
  banner?: ReactNode;
  /** Not called while pending. */
  onSubmit: () => void;
  onCancel: () => void;
}
