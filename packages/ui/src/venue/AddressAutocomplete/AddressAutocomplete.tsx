import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { Results } from './Results.tsx';
import type { AddressAutocompleteProps, AddressResult, AddressSearch } from './types.ts';
import { useAddressCombobox } from './useAddressCombobox.ts';

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
    <div>
      <TextField
        {...combobox.inputProps}
        label={labels.label}
        // As a hint, because it names other fields that a popup would cover.
        hint={combobox.open && search.status === 'empty' ? labels.empty : props.hint}
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
      <LiveRegion message={combobox.open ? announcementOf(search, labels) : ''} />
    </div>
  );
}

function announcementOf(search: AddressSearch, labels: AddressAutocompleteProps['labels']) {
  if (search.status === 'results') return search.count;
  return search.status === 'idle' ? '' : labels[search.status];
}
