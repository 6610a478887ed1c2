import {
  addressesFound,
  addressFilled,
  addressSearchTexts,
  positionFilled,
  restoredAddress,
  searchedAddressLabels,
} from '@campetto/messages/admin/addresses';
import type { AddressFields } from '@campetto/ui';
import type { EditVenueDialogProps } from '@campetto/ui/venue-forms';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { isLink, pastedPosition } from '../../../venue-client/addresses/coordinates.ts';
import type { FoundAddress } from '../../../venue-client/addresses/presentFoundAddress.ts';
import { useAddressSearch } from '../../../venue-client/addresses/useAddressSearch.ts';
import { addressOf, type VenueEdit, withAddress } from '../../../venue-client/edit/editForm.ts';

interface Chosen {
  found: FoundAddress;
  /** What was in the form. */
  before: AddressFields;
}

/** The address search of the edit form. A found address takes the place of the whole previous address. */
export function useEditAddress(
  edit: VenueEdit,
  setEdit: (edit: VenueEdit) => void,
): EditVenueDialogProps<FoundAddress>['search'] {
  const { i18n } = useLingui();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const [announcement, setAnnouncement] = useState('');
  /** What was pasted last, until something else is typed. */
  const [position, setPosition] = useState('');
  const search = useAddressSearch(query);
  const texts = addressSearchTexts(i18n, isLink(query));
  const positionText = position && positionFilled(i18n, position);

  return {
    ...texts,
    hint: positionText || texts.hint,
    inputValue: query,
    onInputValueChange(text) {
      const pasted = pastedPosition(query, text);
      setAnnouncement('');
      setPosition(pasted ? `${pasted.latitude}, ${pasted.longitude}` : '');
      setQuery(pasted ? '' : text);
      if (pasted) setEdit(withAddress(edit, { ...addressOf(edit), ...pasted }));
    },
    search:
      search.status === 'results'
        ? { ...search, count: addressesFound(i18n, search.results.length) }
        : search,
    onChoose(found) {
      setChosen({ found, before: chosen?.before ?? addressOf(edit) });
      setEdit(withAddress(edit, found.fields));
      setAnnouncement(addressFilled(i18n, found.label));
      setQuery('');
    },
    selected: chosen && {
      labels: searchedAddressLabels(i18n),
      clearShown: true,
      address: chosen.found.fields.formattedAddress,
      onClear() {
        setEdit(withAddress(edit, chosen.before));
        setAnnouncement(restoredAddress(i18n));
        setPosition('');
        setChosen(undefined);
      },
    },
    announcement: positionText || announcement,
  };
}
