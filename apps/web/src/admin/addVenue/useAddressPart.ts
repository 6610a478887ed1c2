import {
  formatCoordinates,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  parseCoordinate,
} from '@campetto/contract';
import type { AddVenueFormProps } from '@campetto/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAddressSearch } from '../../venues/addressSearch.ts';
import {
  hasAddress,
  type VenueDraft,
  withAddress,
  withFoundAddress,
  withoutAddress,
} from '../../venues/draft.ts';
import type { FoundAddress } from '../../venues/foundAddress.ts';
import { useAddressTexts } from './useAddressTexts.ts';

type AddressPart = Pick<
  AddVenueFormProps<string, FoundAddress>,
  'search' | 'selected' | 'details' | 'announcement'
>;

const placeOf = ({ address: { latitude, longitude } }: VenueDraft): string =>
  formatCoordinates(
    parseCoordinate(latitude, LATITUDE_MAX),
    parseCoordinate(longitude, LONGITUDE_MAX),
  );

/** The address's part of the form: the search, what it found, and the details that this fills in. */
export function useAddressPart(draft: VenueDraft, setDraft: (draft: VenueDraft) => void) {
  const { t } = useLingui();
  const texts = useAddressTexts();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(() => hasAddress(draft));
  const [filledBy, setFilledBy] = useState('');
  const search = useAddressSearch(query);

  const part: AddressPart = {
    search: {
      ...texts.search,
      inputValue: query,
      onInputValueChange: setQuery,
      search:
        search.status === 'results'
          ? {
              ...search,
              count: t`${plural(search.results.length, { one: '# address found', other: '# addresses found' })}`,
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
          labels: texts.selected,
          address: draft.chosen,
          detail: placeOf(draft),
          onClear: () => {
            setDraft(withoutAddress(draft));
            setFilledBy('');
          },
        }
      : undefined,
    details: {
      labels: texts.details,
      open,
      onOpenChange: setOpen,
      value: draft.address,
      onChange: (address) => setDraft(withAddress(draft, address)),
      autofilled: new Set(draft.autofilled),
    },
    announcement: filledBy && t`Address filled in: ${filledBy}. Check the details.`,
  };
  return {
    part,
    openDetails: () => setOpen(true),
    /** Back to how an empty form begins. */
    reset: () => {
      setQuery('');
      setFilledBy('');
      setOpen(false);
    },
  };
}
