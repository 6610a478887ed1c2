/** The checks of a venue. All but the shared ones are stored with it. */
export const VENUE_CHECKS = [
  'coordinatesZero',
  'coordinatesEqual',
  'coordinatesSwapped',
  'coordinatesOutside',
  'coordinatesRounded',
  'coordinatesShared',
  'dialCode',
  'dialCodeRepeated',
  'phoneShared',
  'websiteInvalid',
  'websiteShared',
  'noSport',
  'countryUnknown',
  'noStreet',
  'postalCode',
  'addressMismatch',
  'nameShort',
  'nameShouting',
  'nameLong',
] as const;
export type VenueCheck = (typeof VENUE_CHECKS)[number];

/** Checks that depend on other venues, and are therefore not stored. */
export const SHARED_CHECKS = ['coordinatesShared', 'phoneShared', 'websiteShared'] as const;
export type SharedCheck = (typeof SHARED_CHECKS)[number];
