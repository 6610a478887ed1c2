import {
  addressFilled,
  restoredAddress,
  searchedAddressLabels,
} from '@campetto/messages/admin/addresses';
import type { AddressFields } from '@campetto/ui';
import type { EditVenueDialogProps } from '@campetto/ui/venue-forms';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { AddressOption } from '../../../venue-client/addresses/addressOption.ts';
import { addressOf, type VenueEdit, withAddress } from '../../../venue-client/edit/editForm.ts';
import { useAddressQuery } from '../../addresses/useAddressQuery.ts';

interface Chosen {
  found: AddressOption;
  /** What was in the form. */
  before: AddressFields;
}

/** The address search of the edit form. A found address takes the place of the whole previous address. */
export function useEditAddress(edit: VenueEdit, setEdit: (edit: VenueEdit) => void) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<Chosen>();
  const [announcement, setAnnouncement] = useState('');
  const query = useAddressQuery({
    paste: (position) => {
      setAnnouncement('');
      setEdit(withAddress(edit, { ...addressOf(edit), ...position }));
    },
    type: () => setAnnouncement(''),
  });

  const search: NonNullable<EditVenueDialogProps<AddressOption>['search']> = {
    ...query.props,
    onChoose(found) {
      setChosen({ found, before: chosen?.before ?? addressOf(edit) });
      setEdit(withAddress(edit, found.fields));
      setAnnouncement(addressFilled(i18n, found.label));
      query.clear();
    },
    selected: chosen && {
      labels: searchedAddressLabels(i18n),
      clearShown: true,
      address: chosen.found.fields.formattedAddress,
      onClear() {
        setEdit(withAddress(edit, chosen.before));
        setAnnouncement(restoredAddress(i18n));
        query.clear();
        setChosen(undefined);
      },
    },
    announcement: query.announcement ?? announcement,
  };
  return {
    search,
    onFieldsChange(fields: VenueEdit['fields']) {
      query.onFieldsChange(edit.fields, fields);
      setEdit({ ...edit, fields });
    },
  };
}
