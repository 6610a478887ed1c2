import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { FieldCell, FieldGrid } from '../../primitives/FieldGrid/index.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { chevron, panel, toggle } from './AddressDetails.css.ts';
import { addressFields } from './fields.ts';

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
  /** The fields that a found address filled in and nobody has changed since. */
  autofilled: ReadonlySet<keyof AddressFields>;
  disabled?: boolean | undefined;
}

/** The eleven fields of an address, behind a button (spec §2.13). */
export function AddressDetails({ labels, open, value, ...props }: AddressDetailsProps) {
  const id = useId();

  const field = (name: keyof AddressFields) => ({
    label: labels[name],
    value: value[name],
    error: props.errors?.[name],
    origin: props.autofilled.has(name) ? labels.origin : undefined,
    readOnly: props.disabled,
    autoComplete: 'off',
    onValueChange: (typed: string) => props.onChange({ ...value, [name]: typed }),
  });

  return (
    <div>
      <button
        type="button"
        className={toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => props.onOpenChange(!open)}
      >
        <ChevronRight className={chevron} aria-hidden="true" />
        {labels.title}
      </button>
      <div id={id} className={panel} hidden={!open}>
        <FieldGrid>
          {addressFields.map(({ name, width, ...native }) => (
            <FieldCell key={name} width={width}>
              <TextField {...native} {...field(name)} />
            </FieldCell>
          ))}
        </FieldGrid>
        <TextArea rows={2} {...field('formattedAddress')} />
      </div>
    </div>
  );
}
