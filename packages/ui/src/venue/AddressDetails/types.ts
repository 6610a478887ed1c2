/** As typed: nothing is parsed or trimmed here. */
export interface AddressFields {
  country: string;
  countryCode: string;
  city: string;
  street: string;
  number: string;
  postalCode: string;
  state: string;
  stateCode: string;
  latitude: string;
  longitude: string;
  formattedAddress: string;
}

export interface AddressDetailsProps {
  labels: Record<keyof AddressFields, string> & {
    /** On the button that opens and closes: "Address details". */
    title: string;
    /** Beside each autofilled field: "autofilled". */
    origin: string;
  };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: AddressFields;
  onChange: (value: AddressFields) => void;
  errors?: Partial<Record<keyof AddressFields, string>> | undefined;
  /** Below its field: how a value will be stored. */
  hints?: Partial<Record<keyof AddressFields, string>> | undefined;
  /** The fields that a found address filled in and nobody has changed since. */
  autofilled: ReadonlySet<keyof AddressFields>;
  disabled?: boolean | undefined;
}
