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
  positionFilled,
  selectedAddressLabels,
  unknownPlaceText,
  zeroCoordinateText,
} from '@campetto/messages/admin/addresses';
import type { AddVenueFormProps } from '@campetto/ui/venue-forms';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  isLink,
  isPlaceUnknown,
  pastedPosition,
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
  /** What was pasted last, until something else is typed. */
  const [position, setPosition] = useState('');
  const search = useAddressSearch(query);
  const texts = addressSearchTexts(i18n, isLink(query));
  const positionText = position && positionFilled(i18n, position);
  const unknown =
    draft.chosen && isPlaceUnknown(draft.address) ? unknownPlaceText(i18n) : undefined;

  const part: AddressPart = {
    search: {
      ...texts,
      hint: positionText || texts.hint,
      inputValue: query,
      onInputValueChange: (text) => {
        const pasted = pastedPosition(query, text);
        setFilledBy('');
        setPosition(pasted ? `${pasted.latitude}, ${pasted.longitude}` : '');
        setQuery(pasted ? '' : text);
        if (!pasted) return;
        setDraft(withAddress(draft, { ...draft.address, ...pasted }));
        setOpen(true);
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
            setPosition('');
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
    announcement: positionText || (filledBy && addressFilled(i18n, filledBy)),
  };
  return {
    part,
    openDetails: () => setOpen(true),
    /** Resets it to the state of an empty form. */
    reset: () => {
      setQuery('');
      setFilledBy('');
      setPosition('');
      setOpen(false);
    },
  };
}
