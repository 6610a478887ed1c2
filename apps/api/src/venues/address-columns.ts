import { type Address, placeSlugs } from '@campetto/contract';
import type { VenueRow } from '../db/schema.ts';

/** The columns of an address, with the country and the city under which the venue is listed. */
export function addressColumns(address: Address) {
  const { filterCountry, filterCity } = placeSlugs(address);
  return {
    country: filterCountry,
    city: filterCity,
    addressCountry: address.country,
    addressCountryCode: address.countryCode,
    addressCity: address.city,
    addressState: address.state,
    addressStateCode: address.stateCode,
    addressStreet: address.street,
    addressNumber: address.number,
    addressPostalCode: address.postalCode,
    addressFormatted: address.formattedAddress,
    latitude: address.latitude,
    longitude: address.longitude,
  } satisfies Partial<VenueRow>;
}

type AddressRow = Pick<
  VenueRow,
  Exclude<keyof ReturnType<typeof addressColumns>, 'country' | 'city'>
>;

/** The address in its columns. */
export const addressOf = (row: AddressRow): Address => ({
  country: row.addressCountry,
  countryCode: row.addressCountryCode,
  city: row.addressCity,
  state: row.addressState,
  stateCode: row.addressStateCode,
  street: row.addressStreet,
  number: row.addressNumber,
  postalCode: row.addressPostalCode,
  formattedAddress: row.addressFormatted,
  latitude: row.latitude,
  longitude: row.longitude,
});
