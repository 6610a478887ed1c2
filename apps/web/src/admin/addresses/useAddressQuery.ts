import {
  addressesFound,
  addressSearchTexts,
  positionFilled,
} from '@campetto/messages/admin/addresses';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  isLink,
  pastedIntoField,
  pastedPosition,
  type TypedCoordinates,
} from '../../venue-client/addresses/coordinates.ts';
import { useAddressSearch } from '../../venue-client/addresses/useAddressSearch.ts';

type Position = NonNullable<ReturnType<typeof pastedPosition>>;

/**
 * The text of a form's address search, with the results. A pasted position is not searched for: `on.paste` is called
 * with it, and `on.type` for any other text. `on.type` is also called when a pair of coordinates is pasted into a field
 * of the form, because its announcement replaces the previous one.
 */
export function useAddressQuery(on: { paste: (position: Position) => void; type: () => void }) {
  const { i18n } = useLingui();
  const [query, setQuery] = useState('');
  /** The position that was pasted last, until another search or coordinate is typed. */
  const [position, setPosition] = useState<Position>();
  const search = useAddressSearch(query);
  const texts = addressSearchTexts(i18n, isLink(query));
  const filled = position && positionFilled(i18n, `${position.latitude}, ${position.longitude}`);
  return {
    props: {
      ...texts,
      hint: filled ?? texts.hint,
      inputValue: query,
      onInputValueChange: (text: string) => {
        const pasted = pastedPosition(query, text);
        setPosition(pasted);
        setQuery(pasted ? '' : text);
        if (pasted) on.paste(pasted);
        else on.type();
      },
      search:
        search.status === 'results'
          ? { ...search, count: addressesFound(i18n, search.results.length) }
          : search,
    },
    /** Announces that a pasted position was filled in. */
    announcement: filled,
    /** To be called with the fields before and after a change by hand. */
    onFieldsChange: (before: TypedCoordinates, after: TypedCoordinates) => {
      if (before.latitude === after.latitude && before.longitude === after.longitude) return;
      const pasted = pastedIntoField(before, after);
      setPosition(pasted);
      if (pasted) on.type();
    },
    clear: () => {
      setQuery('');
      setPosition(undefined);
    },
  };
}
