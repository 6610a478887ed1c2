import type { AddVenueFormProps } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';

interface AddressTexts {
  search: Pick<AddVenueFormProps['search'], 'labels' | 'hint'>;
  selected: NonNullable<AddVenueFormProps['selected']>['labels'];
  details: AddVenueFormProps['details']['labels'];
}

/** The texts of the address's part of the form. */
export function useAddressTexts(): AddressTexts {
  const { t } = useLingui();
  return {
    search: {
      labels: {
        label: t`Search address`,
        placeholder: t`Street, number, city`,
        clear: t`Clear the search`,
        results: t`Addresses found`,
        loading: t`Searching…`,
        empty: t`No address found. Try with street and city, or fill in the details yourself.`,
        attribution: t`© OpenStreetMap contributors`,
      },
      hint: t`Type at least 3 characters: the details below fill themselves in.`,
    },
    selected: { selected: t`Selected address`, clear: t`Clear the address` },
    details: {
      title: t`Address details`,
      origin: t`autofilled`,
      country: t`Country`,
      countryCode: t`Country code`,
      city: t`City`,
      street: t`Street address`,
      number: t`House number`,
      postalCode: t`Postal code`,
      state: t`State/Province`,
      stateCode: t`State code`,
      latitude: t`Latitude`,
      longitude: t`Longitude`,
      formattedAddress: t`Formatted address`,
    },
  };
}
