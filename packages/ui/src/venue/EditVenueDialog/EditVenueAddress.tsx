import { useRef } from 'react';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import {
  AddressAutocomplete,
  type AddressAutocompleteProps,
  type AddressResult,
} from '../AddressAutocomplete/index.ts';
import { SelectedAddress, type SelectedAddressProps } from '../SelectedAddress/index.ts';
import * as styles from './EditVenueDialog.css.ts';

export interface EditVenueAddressProps<Result extends AddressResult = AddressResult>
  extends Omit<AddressAutocompleteProps<Result>, 'disabled' | 'error'> {
  /** The found address that was put into the fields; its button restores the previous one. */
  selected?: Omit<SelectedAddressProps, 'disabled'> | undefined;
  /** Read aloud when it changes: which address is in the fields now. */
  announcement: string;
}

/** The search for an address, which fills the fields below it. */
export function EditVenueAddress<Result extends AddressResult>({
  selected,
  announcement,
  disabled,
  ...search
}: EditVenueAddressProps<Result> & { disabled: boolean }) {
  const part = useRef<HTMLDivElement>(null);

  function restore() {
    selected?.onClear();
    // The button is removed, so the search gets the focus.
    part.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={part} className={styles.search}>
      <AddressAutocomplete {...search} disabled={disabled} />
      {selected && <SelectedAddress {...selected} disabled={disabled} onClear={restore} />}
      <LiveRegion message={announcement} />
    </div>
  );
}
