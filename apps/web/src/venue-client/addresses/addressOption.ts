import {
  type AddressSearchResult,
  LATITUDE_MAX,
  LONGITUDE_MAX,
  parseCoordinate,
} from '@campetto/contract';
import type { AddressFields } from '@campetto/ui';
import type { AddressResult } from '@campetto/ui/venue-forms';
import { pointOf } from './coordinates.ts';

/** A found address as an option of the list, with the fields that it fills in. */
export interface AddressOption extends AddressResult {
  fields: AddressFields;
}

/** `VR` of `IT-VR`. */
const subdivision = (code: string | undefined): string => code?.split('-')[1] ?? '';

/** The state code if the result has none (D16): the province in Italy, elsewhere the region. */
function stateCodeOf({ address }: AddressSearchResult): string {
  const region = subdivision(
    address['ISO3166-2-lvl4'] || address['ISO3166-2-lvl5'] || address['ISO3166-2-lvl3'],
  );
  const province = subdivision(address['ISO3166-2-lvl6']);
  return (address.country_code?.toLowerCase() === 'it' && province) || region || province;
}

/** The name of the state; a city that is a state itself, as Wien, has a state code, but the name only as a city. */
function stateOf({ address }: AddressSearchResult, city: string): string {
  const { state, county, province, region } = address;
  return state || county || province || region || (subdivision(address['ISO3166-2-lvl4']) && city);
}

/** The fields that a found address fills in (spec §5), with fallbacks; unknown ones are empty. */
function addressFields(result: AddressSearchResult): AddressFields {
  const { address } = result;
  const point = pointOf({
    latitude: parseCoordinate(result.lat, LATITUDE_MAX),
    longitude: parseCoordinate(result.lon, LONGITUDE_MAX),
  });
  const city = address.city || address.town || address.village || address.municipality || '';
  return {
    country: address.country ?? '',
    countryCode: address.country_code?.toUpperCase() ?? '',
    city,
    street: address.road ?? '',
    number: address.house_number ?? '',
    postalCode: address.postcode ?? '',
    state: stateOf(result, city),
    stateCode: address.state_code || stateCodeOf(result),
    latitude: String(point?.latitude ?? ''),
    longitude: String(point?.longitude ?? ''),
    formattedAddress: result.display_name,
  };
}

/** The only place that converts the geocoder's response to the options of the search. */
export function toAddressOption(result: AddressSearchResult): AddressOption {
  const fields = addressFields(result);
  const street = [fields.street, fields.number].filter(Boolean).join(' ');
  const label = street || (result.display_name.split(',')[0] ?? '');
  const city = [fields.postalCode, fields.city === label ? '' : fields.city];
  const detail = [city.filter(Boolean).join(' '), fields.state, fields.country];
  return {
    id: String(result.place_id),
    label,
    detail: detail.filter(Boolean).join(', ') || undefined,
    fields,
  };
}
