import {
  formatCoordinates,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  parseCoordinate,
} from '@campetto/contract';
import {
  addressDetailsLabels,
  addressesFound,
  addressFilled,
  addressSearchTexts,
  selectedAddressLabels,
  unknownPlaceText,
  zeroCoordinateText,
} from '@campetto/messages/admin/addresses';
import type { AddVenueFormProps } from '@campetto/ui/venue-forms';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  isPlaceUnknown,
  placeInLink,
  zeroHints,
} from '../../venue-client/addresses/coordinates.ts';
import type { FoundAddress } from '../../venue-client/addresses/presentFoundAddress.ts';
import { useAddressSearch } from '../../venue-client/addresses/useAddressSearch.ts';
import {
  hasAddress,
  type VenueDraft,
  withAddress,
  withFoundAddress,
  withoutAddress,
} from '../../venue-client/create/draft.ts';

type AddressPart = Pick<
  AddVenueFormProps<string, FoundAddress>,
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
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(() => hasAddress(draft));
  const [filledBy, setFilledBy] = useState('');
  const search = useAddressSearch(query);
  const unknown =
    draft.chosen && isPlaceUnknown(draft.address) ? unknownPlaceText(i18n) : undefined;

  const part: AddressPart = {
    search: {
      ...addressSearchTexts(i18n),
      inputValue: query,
      onInputValueChange: (text) => {
        const place = placeInLink(text);
        if (!place) return setQuery(text);
        setDraft(withAddress(draft, { ...draft.address, ...place }));
        setFilledBy(`${place.latitude}, ${place.longitude}`);
        setOpen(true);
        setQuery('');
      },
      search:
        search.status === 'results'
          ? {
              ...search,
              count: addressesFound(i18n, search.results.length),
            }
          : search,
      onChoose: (found) => {
        setDraft(withFoundAddress(draft, found.fields));
        setFilledBy(found.label);
        setOpen(true);
        setQuery('');
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
          },
        }
      : undefined,
    details: {
      labels: addressDetailsLabels(i18n),
      open,
      onOpenChange: setOpen,
      value: draft.address,
      onChange: (address) => setDraft(withAddress(draft, address)),
      hints: {
        ...zeroHints(draft.address, zeroCoordinateText(i18n)),
        ...(unknown && { latitude: unknown }),
      },
      autofilled: new Set(draft.autofilled),
    },
    announcement: filledBy && addressFilled(i18n, filledBy),
  };
  return {
    part,
    openDetails: () => setOpen(true),
    /** Resets it to the state of an empty form. */
    reset: () => {
      setQuery('');
      setFilledBy('');
      setOpen(false);
    },
  };
}
