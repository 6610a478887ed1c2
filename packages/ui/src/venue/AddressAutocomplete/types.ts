import type { FieldTexts } from '../../primitives/Field/index.ts';

export interface AddressResult {
  id: string;
  /** The line that distinguishes it from others: street and number, or a place's name. */
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
    /** The attribution of the data, below the results. */
    attribution: string;
  };
  inputValue: string;
  /** Called with the text when it is typed, cleared or emptied by Escape. The caller decides when to search. */
  onInputValueChange: (value: string) => void;
  search: AddressSearch<Result>;
  onChoose: (result: Result) => void;
  disabled?: boolean | undefined;
}
