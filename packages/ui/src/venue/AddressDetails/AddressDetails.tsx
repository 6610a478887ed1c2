import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { FieldCell, FieldGrid } from '../../primitives/FieldGrid/index.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { chevron, panel, toggle } from './AddressDetails.css.ts';
import { addressFields } from './fields.ts';
import type { AddressDetailsProps, AddressFields } from './types.ts';

/** The eleven fields of an address, behind a button (spec §2.13). */
export function AddressDetails({ labels, open, value, ...props }: AddressDetailsProps) {
  const id = useId();

  const field = (name: keyof AddressFields) => ({
    label: labels[name],
    value: value[name],
    error: props.errors?.[name],
    hint: props.hints?.[name],
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
