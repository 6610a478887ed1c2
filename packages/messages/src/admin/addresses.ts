import { ADDRESS_SEARCH_MIN_LENGTH } from '@campetto/contract';
import type { AddVenueFormProps } from '@campetto/ui/venue-forms';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { fieldNames } from './venue.ts';

/** `isLink`: the searched text is a link that contains no position. */
export const addressSearchTexts = (
  i18n: I18n,
  isLink = false,
): Pick<AddVenueFormProps['search'], 'labels' | 'hint'> => ({
  labels: {
    label: t(i18n)`Search address`,
    placeholder: t(i18n)`Street, number, city`,
    clear: t(i18n)`Clear the search`,
    results: t(i18n)`Addresses found`,
    loading: t(i18n)`Searching...`,
    empty: isLink
      ? t(
          i18n,
        )`This link contains no position. Open it in a browser and paste the link from the address bar, or paste coordinates such as 45.4641, 9.1919.`
      : t(i18n)`No address found. Try with street and city, or fill in the details yourself.`,
    attribution: t(i18n)`© OpenStreetMap contributors`,
  },
  hint: t(
    i18n,
  )`Type at least ${i18n.number(ADDRESS_SEARCH_MIN_LENGTH)} characters: the details below fill themselves in. A pasted map link fills in the position only.`,
});

export const addressesFound = (i18n: I18n, count: number) =>
  t(i18n)`${plural(count, { one: '# address found', other: '# addresses found' })}`;

export const addressFilled = (i18n: I18n, filledBy: string) =>
  t(i18n)`Address filled in: ${filledBy}. Check the details.`;

/** Announced after coordinates or the link of a map were pasted into the search. */
export const positionFilled = (i18n: I18n, position: string) =>
  t(i18n)`Position filled in: ${position}. The address is unchanged: check that it fits.`;

export const selectedAddressLabels = (
  i18n: I18n,
): NonNullable<AddVenueFormProps['selected']>['labels'] => ({
  selected: t(i18n)`Selected address`,
  clear: t(i18n)`Clear the address`,
});

/** The labels of an address that was found for a venue that had one. */
export const searchedAddressLabels = (i18n: I18n) => ({
  selected: t(i18n)`Address from the search`,
  clear: t(i18n)`Restore previous address`,
});

export const restoredAddress = (i18n: I18n) => t(i18n)`The previous address is restored.`;

/** The hint of a coordinate that is no number (spec §5). */
export const zeroCoordinateText = (i18n: I18n) => t(i18n)`This is not a number: 0 will be saved.`;

/** The hint of a found address without coordinates. */
export const unknownPlaceText = (i18n: I18n) =>
  t(i18n)`The place of this address is unknown. Enter its coordinates if you have them.`;

export const addressDetailsLabels = (i18n: I18n): AddVenueFormProps['details']['labels'] => ({
  ...fieldNames(i18n),
  title: t(i18n)`Address details`,
  origin: t(i18n)`autofilled`,
  street: t(i18n)`Street address`,
});
