import type { Text } from '../textOf.ts';

/** A message of the error catalogue (spec §8): its cause, and the title and name of the story that shows it. */
export type ErrorRow = [message: Text, how: string, title: `Screens/${string}`, name: string];

const ADD_ERRORS = 'Screens/Errors/Add venue';
const LOGIN_ERRORS = 'Screens/Errors/Sign-in';
const LOGIN = 'Screens/Back office/Sign-in';
const PENDING = 'Screens/Back office/Review: pending';
const PRIVACY = 'Screens/Public site/Privacy policy';
const TERMS = 'Screens/Public site/Terms and conditions';
const GUIDE = 'Screens/Public site/Guide';
const VENUE = { name: 'Padel Club Navigli' };

/** Every message of the error catalogue, in its order. */
export const ERRORS: readonly ErrorRow[] = [
  [
    'No user found with this email address',
    'The provider returns user-not-found.',
    LOGIN_ERRORS,
    'UserNotFound',
  ],
  ['Invalid password', 'The provider returns wrong-password.', LOGIN_ERRORS, 'WrongPassword'],
  ['Invalid email address', 'The provider returns invalid-email.', LOGIN_ERRORS, 'InvalidEmail'],
  [
    'Too many failed attempts. Please try again later',
    'The provider returns too-many-requests.',
    LOGIN_ERRORS,
    'TooManyRequests',
  ],
  [
    'Network error. Please check your connection',
    'The provider cannot be reached.',
    LOGIN,
    'Offline',
  ],
  [
    'Failed to log in. Please try again',
    'The provider returns anything else.',
    LOGIN_ERRORS,
    'AnyOther',
  ],
  ['Please fill in all fields.', 'E-mail or password is empty.', LOGIN, 'Empty'],
  ['Invalid email or password.', 'The provider returns invalid-credential.', LOGIN, 'Failed'],
  ['Failed to load statistics', 'The counts fail.', 'Screens/Back office/Dashboard', 'Failed'],
  ['Failed to load venues. Please try again.', 'The list fails.', PENDING, 'Failed'],
  [
    'Failed to approve venue. Please try again.',
    'An approval fails; the question stays.',
    'Screens/Back office/Review: approve',
    'Failed',
  ],
  [
    'Failed to discard venue. Please try again.',
    'A discard fails; the question stays.',
    'Screens/Back office/Review: discard with a reason',
    'Failed',
  ],
  [
    'Failed to restore venue. Please try again.',
    'A restore fails; the venue stays.',
    'Screens/Back office/Review: discarded',
    'Failed',
  ],
  [
    'Failed to update venue. Please try again.',
    'A save fails; the form stays as it was typed.',
    'Screens/Back office/Review: edit',
    'Failed',
  ],
  [
    'Failed to create venue. Please try again.',
    'A creation fails; the form stays as it was typed.',
    'Screens/Back office/Add venue',
    'Failed',
  ],
  ['Venue name is required', 'A new venue has no name.', ADD_ERRORS, 'NameRequired'],
  ['Country is required', 'A new venue has no country.', ADD_ERRORS, 'CountryRequired'],
  [
    'Country code is required',
    'A new venue has no country code.',
    ADD_ERRORS,
    'CountryCodeRequired',
  ],
  ['City is required', 'A new venue has no city.', ADD_ERRORS, 'CityRequired'],
  ['Street address is required', 'A new venue has no street.', ADD_ERRORS, 'StreetRequired'],
  ['House number is required', 'A new venue has no house number.', ADD_ERRORS, 'NumberRequired'],
  ['Postal code is required', 'A new venue has no postal code.', ADD_ERRORS, 'PostalCodeRequired'],
  [
    'State/Province is required',
    'A new venue has no state or province.',
    ADD_ERRORS,
    'StateRequired',
  ],
  ['State code is required', 'A new venue has no state code.', ADD_ERRORS, 'StateCodeRequired'],
  [
    'At least one sport must be selected',
    'A new venue has no sport.',
    ADD_ERRORS,
    'SportsRequired',
  ],
  [['Venue {name} created successfully', VENUE], 'A creation succeeds.', ADD_ERRORS, 'Created'],
  [
    'No address found. Try with street and city, or fill in the details yourself.',
    'The address search fails, which is only logged, or finds nothing.',
    ADD_ERRORS,
    'NoAddress',
  ],
  ['No venues found matching your criteria', 'No venue fits the filters.', PENDING, 'Empty'],
  ['Privacy policy not found.', 'The server responds without the document.', PRIVACY, 'Failed'],
  ['Error loading privacy policy.', 'The server cannot be reached.', PRIVACY, 'Offline'],
  ['Terms and conditions not found.', 'The server responds without the document.', TERMS, 'Failed'],
  ['Error loading terms and conditions.', 'The server cannot be reached.', TERMS, 'Offline'],
  [
    'Content not available.',
    'The server responds without the document of a section.',
    GUIDE,
    'Failed',
  ],
  ['Error loading content.', 'A section cannot be requested.', GUIDE, 'Offline'],
  [
    'No image',
    'A venue has no picture, or its picture fails to load.',
    'Screens/Errors/Venues',
    'NoImage',
  ],
  [
    'Unexpected Application Error!',
    'A page cannot be drawn, or there is none at the address.',
    'Screens/Public site/Fallback',
    'Failed',
  ],
];
