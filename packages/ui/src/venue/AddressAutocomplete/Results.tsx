import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useRef } from 'react';
import { Ball } from '../../primitives/Spinner/Ball.tsx';
import * as styles from './AddressAutocomplete.css.ts';
import type { AddressAutocompleteProps, AddressResult } from './types.ts';
import type { useAddressCombobox } from './useAddressCombobox.ts';

interface ResultsProps<Result extends AddressResult>
  extends Pick<AddressAutocompleteProps<Result>, 'labels' | 'search'>,
    Pick<
      ReturnType<typeof useAddressCombobox<Result>>,
      'open' | 'highlighted' | 'getMenuProps' | 'getItemProps'
    > {}

/** The list of results, or a text that they are being searched for. */
export function Results<Result extends AddressResult>({
  open,
  labels,
  search,
  highlighted,
  ...props
}: ResultsProps<Result>) {
  const results = open && search.status === 'results' ? search.results : [];
  const popup = useRef<HTMLDivElement>(null);
  const count = results.length;
  // In a form above the keyboard of a phone, the list would open below the visible part.
  useEffect(() => {
    if (count > 0) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    // A press inside must not take the focus out of the field, which would close the list.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here
    <div
      ref={popup}
      className={styles.popup}
      hidden={!open || search.status === 'empty'}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul
        {...props.getMenuProps({ 'aria-label': labels.results })}
        className={styles.list}
        hidden={results.length === 0}
      >
        {results.map((result, index) => (
          <li
            key={result.id}
            {...props.getItemProps({ item: result, index })}
            className={styles.option}
            data-highlighted={index === highlighted || undefined}
          >
            <MapPin className={styles.icon} aria-hidden="true" />
            <span>
              {result.label}{' '}
              {result.detail && <span className={styles.detail}>{result.detail}</span>}
            </span>
          </li>
        ))}
      </ul>
      {search.status === 'loading' && (
        <p className={styles.message}>
          <span className={styles.spinner}>
            <Ball />
          </span>
          {labels.loading}
        </p>
      )}
      {results.length > 0 && <p className={styles.attribution}>{labels.attribution}</p>}
    </div>
  );
}
