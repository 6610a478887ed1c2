import { msg } from '@lingui/core/macro';

/** Fields that a venue's history and an import's report both name. */
export const FIELD_NAMES = {
  name: msg`Name`,
  website: msg`Website`,
  country: msg`Country`,
  countryCode: msg`Country code`,
  city: msg`City`,
  state: msg`State/Province`,
  stateCode: msg`State code`,
  street: msg`Street`,
  number: msg`House number`,
  postalCode: msg`Postal code`,
  formattedAddress: msg`Formatted address`,
  latitude: msg`Latitude`,
  longitude: msg`Longitude`,
};
