import { useCombobox } from 'downshift';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import type { AddressAutocompleteProps, AddressResult } from './types.ts';

const { InputBlur, InputClick, InputKeyDownEnter, InputKeyDownEscape } =
  useCombobox.stateChangeTypes;

/** Keys that move the text cursor; after them no result is active. */
const TEXT_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

interface Options<Result extends AddressResult>
  extends Pick<
    AddressAutocompleteProps<Result>,
    'inputValue' | 'onInputValueChange' | 'search' | 'onChoose' | 'disabled'
  > {
  input: RefObject<HTMLInputElement | null>;
}

/** The keyboard and the roles of the list of results. */
export function useAddressCombobox<Result extends AddressResult>({
  inputValue,
  onInputValueChange,
  search,
  onChoose,
  disabled = false,
  input,
}: Options<Result>) {
  // Whether the list should be open; it opens once the search has begun.
  const [wanted, setWanted] = useState(false);
  const open = wanted && !disabled && search.status !== 'idle';
  const results = search.status === 'results' ? search.results : [];
  // Nothing found covers nothing, and stays for the fields that it sends to.
  const onBlur = () => setWanted(wanted && search.status === 'empty');

  const combobox = useCombobox<Result>({
    items: [...results],
    itemToString: (result) => result?.label ?? '',
    inputValue,
    // A chosen result is passed on and not stored, so that the same one can be chosen again.
    selectedItem: null,
    isOpen: open,
    onIsOpenChange: ({ type, isOpen }) => (type === InputBlur ? onBlur() : setWanted(isOpen)),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onInputValueChange: ({ type, inputValue }) => {
      if (type === InputKeyDownEscape) onInputValueChange(inputValue);
    },
    stateReducer: (_state, { type, changes }) => {
      // Leaving the field chooses nothing.
      if (type === InputBlur) return { ...changes, selectedItem: null, inputValue };
      // A click in the field sets the text cursor and does not close the list.
      if (type === InputClick) return { ...changes, isOpen: true };
      // Enter before the results have arrived does not close the list.
      if (type === InputKeyDownEnter && search.status === 'loading')
        return { ...changes, isOpen: true };
      return changes;
    },
  });

  const {
    id: _id,
    onChange: _onChange,
    'aria-labelledby': _labelledby,
    ...inputProps
  } = combobox.getInputProps({
    ref: input,
    'aria-expanded': open && results.length > 0,
    onBlur,
    onKeyDown: (event: KeyboardEvent) => {
      // Enter must not submit the form around the search.
      if (event.key === 'Enter') event.preventDefault();
      if (!TEXT_KEYS.has(event.key)) return;
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      combobox.setHighlightedIndex(-1);
    },
  });

  function type(value: string) {
    setWanted(true);
    combobox.setHighlightedIndex(-1);
    onInputValueChange(value);
  }

  return {
    open,
    highlighted: combobox.highlightedIndex,
    getMenuProps: combobox.getMenuProps,
    getItemProps: combobox.getItemProps,
    inputProps: {
      ...inputProps,
      onValueChange: type,
      // The field would replace line breaks by spaces, although they separate the parts of an address.
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const lines = event.clipboardData
          .getData('text')
          .split('\n')
          .map((line) => line.trim().replace(/,$/, ''))
          .filter((line) => line !== '');
        if (lines.length < 2 || disabled) return;
        event.preventDefault();
        const field = event.currentTarget;
        field.setRangeText(
          lines.join(', '),
          field.selectionStart ?? 0,
          field.selectionEnd ?? 0,
          'end',
        );
        type(field.value);
      },
    },
  };
}
