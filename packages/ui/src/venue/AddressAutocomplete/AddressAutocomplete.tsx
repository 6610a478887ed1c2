import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import type { FieldTexts } from '../../primitives/Field/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import * as styles from './AddressAutocomplete.css.ts';
import { Results } from './Results.tsx';
import { useAddressCombobox } from './useAddressCombobox.ts';

export interface AddressResult {
  id: string;
  /** The line that tells it from others: street and number, or a place's name. */
  label: string;
  /** Second line, quieter: the town and beyond. */
  detail?: string | undefined;
}

/** `idle` while there is too little to search for. */
export type AddressSearch<Result extends AddressResult = AddressResult> =
  | { status: 'idle' | 'loading' | 'empty' }
  | {
      status: 'results';
      results: readonly Result[];
      /** Read aloud as they arrive: "3 addresses found". */
      count: string;
    };

export interface AddressAutocompleteProps<Result extends AddressResult = AddressResult>
  extends Pick<FieldTexts, 'hint' | 'error'> {
  labels: {
    label: string;
    placeholder: string;
    /** Empties the field. */
    clear: string;
    /** Names the list: "Addresses found". */
    results: string;
    loading: string;
    /** Nothing was found. */
    empty: string;
    /** Whose data it is; stands under the results. */
    attribution: string;
  };
  inputValue: string;
  /** Typed, cleared or emptied by Escape. When to search is the caller's. */
  onInputValueChange: (value: string) => void;
  search: AddressSearch<Result>;
  onChoose: (result: Result) => void;
  disabled?: boolean | undefined;
}

/** A field that finds addresses while one types (spec §2.13); the list opens for new results. */
export function AddressAutocomplete<Result extends AddressResult>({
  labels,
  search,
  disabled,
  ...props
}: AddressAutocompleteProps<Result>) {
  const input = useRef<HTMLInputElement>(null);
  const combobox = useAddressCombobox({ ...props, disabled, search, input });

  function clear() {
    props.onInputValueChange('');
    input.current?.focus();
  }

  return (
    <div className={styles.field}>
      <TextField
        {...combobox.inputProps}
        label={labels.label}
        hint={props.hint}
        error={props.error}
        placeholder={labels.placeholder}
        icon={Search}
        readOnly={disabled}
        end={
          props.inputValue !== '' &&
          !disabled && <IconButton icon={X} label={labels.clear} onClick={clear} />
        }
        popup={<Results {...combobox} labels={labels} search={search} />}
      />
      <LiveRegion message={combobox.open ? said(search, labels) : ''} />
    </div>
  );
}

function said(search: AddressSearch, labels: AddressAutocompleteProps['labels']) {
  if (search.status === 'results') return search.count;
  return search.status === 'idle' ? '' : labels[search.status];
}
