import {
  formatCoordinates,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  parseCoordinate,
} from '@campetto/contract';
import {
  addressDetailsLabels,
  addressFilled,
  selectedAddressLabels,
  unknownPlaceText,
  zeroCoordinateText,
} from '@campetto/messages/admin/addresses';
import type { AddVenueFormProps } from '@campetto/ui/venue-forms';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { AddressOption } from '../../venue-client/addresses/addressOption.ts';
import { isPlaceUnknown, zeroHints } from '../../venue-client/addresses/coordinates.ts';
import {
  hasAddress,
  type VenueDraft,
  withAddress,
  withAddressOption,
  withoutAddress,
} from '../../venue-client/create/draft.ts';
import { useAddressQuery } from '../addresses/useAddressQuery.ts';

type AddressPart = Pick<
  AddVenueFormProps<string, AddressOption>,
  'search' | 'selected' | 'details' | 'announcement'
>;

const placeOf = ({ address: { latitude, longitude } }: VenueDraft): string =>
  formatCoordinates(
    parseCoordinate(latitude, LATITUDE_MAX),
    parseCoordinate(longitude, LONGITUDE_MAX),
  );

/** The address part of the form: the search, the chosen address, and the details that it fills in. */
export function useAddressPart(draft: VenueDraft, setDraft: (draft: VenueDraft) => void) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(() => hasAddress(draft));
  const [filledBy, setFilledBy] = useState('');
  const query = useAddressQuery({
    paste: (position) => {
      setFilledBy('');
      setDraft(withAddress(draft, { ...draft.address, ...position }));
      setOpen(true);
    },
    type: () => setFilledBy(''),
  });
  const unknown =
    draft.chosen && isPlaceUnknown(draft.address) ? unknownPlaceText(i18n) : undefined;

  const part: AddressPart = {
    search: {
      ...query.props,
      onChoose: (found) => {
        setDraft(withAddressOption(draft, found.fields));
        setFilledBy(found.label);
        setOpen(true);
        query.clear();
      },
    },
    selected: draft.chosen
      ? {
          labels: selectedAddressLabels(i18n),
          address: draft.chosen,
          detail: unknown ?? placeOf(draft),
          onClear: () => {
            setDraft(withoutAddress(draft));
            setFilledBy('');
            query.clear();
          },
        }
      : undefined,
    details: {
      labels: addressDetailsLabels(i18n),
      open,
      onOpenChange: setOpen,
      value: draft.address,
      onChange: (address) => {
        query.onFieldsChange(draft.address, address);
        setDraft(withAddress(draft, address));
      },
      hints: {
        ...zeroHints(draft.address, zeroCoordinateText(i18n)),
        ...(unknown && { latitude: unknown }),
      },
      autofilled: new Set(draft.autofilled),
    },
    announcement: query.announcement ?? (filledBy && addressFilled(i18n, filledBy)),
  };
  return {
    part,
    openDetails: () => setOpen(true),
    /** Resets the search and the details to those of an empty form. */
    reset: () => {
      query.clear();
      setFilledBy('');
      setOpen(false);
    },
  };
}
