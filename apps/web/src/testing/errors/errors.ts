import type { Text } from '../screens/screen.ts';
import type { SCREENS } from '../screens.ts';
import type { ERROR_STATES } from './states.ts';

/** A message of the error catalogue (spec §8): its cause, and the story that shows it. */
export interface ErrorRow {
  message: Text;
  how: string;
  story:
    | [page: keyof typeof SCREENS, name: string]
    | [page: keyof typeof ERROR_STATES, name: string];
}

const VENUE = { name: 'Padel Club Navigli' };

/** Every message of the error catalogue, in its order. */
export const ERRORS: readonly ErrorRow[] = [
  {
    message: 'No user found with this email address',
    how: 'The provider returns user-not-found.',
    story: ['signInErrors', 'UserNotFound'],
  },
  {
    message: 'Invalid password',
    how: 'The provider returns wrong-password.',
    story: ['signInErrors', 'WrongPassword'],
  },
  {
    message: 'Invalid email address',
    how: 'The provider returns invalid-email.',
    story: ['signInErrors', 'InvalidEmail'],
  },
  {
    message: 'Too many failed attempts. Please try again later',
    how: 'The provider returns too-many-requests.',
    story: ['signInErrors', 'TooManyRequests'],
  },
  {
    message: 'Network error. Please check your connection',
    how: 'The provider cannot be reached.',
    story: ['signIn', 'Offline'],
  },
  {
    message: 'Failed to log in. Please try again',
    how: 'The provider returns anything else.',
    story: ['signInErrors', 'AnyOther'],
  },
  {
    message: 'Please fill in all fields.',
    how: 'E-mail or password is empty.',
    story: ['signIn', 'Empty'],
  },
  {
    message: 'Invalid email or password.',
    how: 'The provider returns invalid-credential.',
    story: ['signIn', 'Failed'],
  },
  {
    message: 'Failed to load statistics',
    how: 'The counts fail.',
    story: ['dashboard', 'Failed'],
  },
  {
    message: 'Failed to load venues. Please try again.',
    how: 'The list fails.',
    story: ['pending', 'Failed'],
  },
  {
    message: 'Failed to approve venue. Please try again.',
    how: 'An approval fails; the question stays.',
    story: ['approve', 'Failed'],
  },
  {
    message: 'Failed to discard venue. Please try again.',
    how: 'A discard fails; the question stays.',
    story: ['discard', 'Failed'],
  },
  {
    message: 'Failed to restore venue. Please try again.',
    how: 'A restore fails; the venue stays.',
    story: ['discarded', 'Failed'],
  },
  {
    message: 'Failed to update venue. Please try again.',
    how: 'A save fails; the form stays as it was typed.',
    story: ['edit', 'Failed'],
  },
  {
    message: 'Failed to create venue. Please try again.',
    how: 'A creation fails; the form stays as it was typed.',
    story: ['addVenue', 'Failed'],
  },
  {
    message: 'Venue name is required',
    how: 'A new venue has no name.',
    story: ['addVenueErrors', 'NameRequired'],
  },
  {
    message: 'Country is required',
    how: 'A new venue has no country.',
    story: ['addVenueErrors', 'CountryRequired'],
  },
  {
    message: 'Country code is required',
    how: 'A new venue has no country code.',
    story: ['addVenueErrors', 'CountryCodeRequired'],
  },
  {
    message: 'City is required',
    how: 'A new venue has no city.',
    story: ['addVenueErrors', 'CityRequired'],
  },
  {
    message: 'Street address is required',
    how: 'A new venue has no street.',
    story: ['addVenueErrors', 'StreetRequired'],
  },
  {
    message: 'House number is required',
    how: 'A new venue has no house number.',
    story: ['addVenueErrors', 'NumberRequired'],
  },
  {
    message: 'Postal code is required',
    how: 'A new venue has no postal code.',
    story: ['addVenueErrors', 'PostalCodeRequired'],
  },
  {
    message: 'State/Province is required',
    how: 'A new venue has no state or province.',
    story: ['addVenueErrors', 'StateRequired'],
  },
  {
    message: 'State code is required',
    how: 'A new venue has no state code.',
    story: ['addVenueErrors', 'StateCodeRequired'],
  },
  {
    message: 'At least one sport must be selected',
    how: 'A new venue has no sport.',
    story: ['addVenueErrors', 'SportsRequired'],
  },
  {
    message: ['Venue {name} created successfully', VENUE],
    how: 'A creation succeeds.',
    story: ['addVenueErrors', 'Created'],
  },
  {
    message: 'No address found. Try with street and city, or fill in the details yourself.',
    how: 'The address search fails, which is only logged, or finds nothing.',
    story: ['addVenueErrors', 'NoAddress'],
  },
  {
    message: 'No venues found matching your criteria',
    how: 'No venue fits the filters.',
    story: ['pending', 'Empty'],
  },
  {
    message: 'Privacy policy not found.',
    how: 'The server responds without the document.',
    story: ['privacy', 'Failed'],
  },
  {
    message: 'Error loading privacy policy.',
    how: 'The server cannot be asked.',
    story: ['privacy', 'Offline'],
  },
  {
    message: 'Terms and conditions not found.',
    how: 'The server responds without the document.',
    story: ['terms', 'Failed'],
  },
  {
    message: 'Error loading terms and conditions.',
    how: 'The server cannot be asked.',
    story: ['terms', 'Offline'],
  },
  {
    message: 'Content not available.',
    how: 'The server responds without the document of a section.',
    story: ['guide', 'Failed'],
  },
  {
    message: 'Error loading content.',
    how: 'The server cannot be asked for a section.',
    story: ['guide', 'Offline'],
  },
  {
    message: 'No image',
    how: 'A venue has no picture, or its picture fails to load.',
    story: ['venueErrors', 'NoImage'],
  },
  {
    message: 'Unexpected Application Error!',
    how: 'A page cannot be drawn, or there is none at the address.',
    story: ['fallback', 'Failed'],
  },
];

const english = (text: Text) => (typeof text === 'string' ? text : text[0]);
const MESSAGES = new Set(ERRORS.map(({ message }) => english(message)));

/** Whether a text is a message of the catalogue, which has to be there in both languages. */
export const isMessage = (text: Text): boolean => MESSAGES.has(english(text));
