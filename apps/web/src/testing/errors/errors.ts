import type { Text } from '../textOf.ts';

/** A message of the error catalogue (spec §8): its cause, and the story that shows it. */
export interface ErrorRow {
  message: Text;
  how: string;
  /** The title of its stories, and its name among them. */
  story: [title: `Screens/${string}`, name: string];
}

const VENUE = { name: 'Padel Club Navigli' };

/** Every message of the error catalogue, in its order. */
export const ERRORS: readonly ErrorRow[] = [
  {
    message: 'No user found with this email address',
    how: 'The provider returns user-not-found.',
    story: ['Screens/Errors/Sign-in', 'UserNotFound'],
  },
  {
    message: 'Invalid password',
    how: 'The provider returns wrong-password.',
    story: ['Screens/Errors/Sign-in', 'WrongPassword'],
  },
  {
    message: 'Invalid email address',
    how: 'The provider returns invalid-email.',
    story: ['Screens/Errors/Sign-in', 'InvalidEmail'],
  },
  {
    message: 'Too many failed attempts. Please try again later',
    how: 'The provider returns too-many-requests.',
    story: ['Screens/Errors/Sign-in', 'TooManyRequests'],
  },
  {
    message: 'Network error. Please check your connection',
    how: 'The provider cannot be reached.',
    story: ['Screens/Back office/Sign-in', 'Offline'],
  },
  {
    message: 'Failed to log in. Please try again',
    how: 'The provider returns anything else.',
    story: ['Screens/Errors/Sign-in', 'AnyOther'],
  },
  {
    message: 'Please fill in all fields.',
    how: 'E-mail or password is empty.',
    story: ['Screens/Back office/Sign-in', 'Empty'],
  },
  {
    message: 'Invalid email or password.',
    how: 'The provider returns invalid-credential.',
    story: ['Screens/Back office/Sign-in', 'Failed'],
  },
  {
    message: 'Failed to load statistics',
    how: 'The counts fail.',
    story: ['Screens/Back office/Dashboard', 'Failed'],
  },
  {
    message: 'Failed to load venues. Please try again.',
    how: 'The list fails.',
    story: ['Screens/Back office/Review: pending', 'Failed'],
  },
  {
    message: 'Failed to approve venue. Please try again.',
    how: 'An approval fails; the question stays.',
    story: ['Screens/Back office/Review: approve', 'Failed'],
  },
  {
    message: 'Failed to discard venue. Please try again.',
    how: 'A discard fails; the question stays.',
    story: ['Screens/Back office/Review: discard with a reason', 'Failed'],
  },
  {
    message: 'Failed to restore venue. Please try again.',
    how: 'A restore fails; the venue stays.',
    story: ['Screens/Back office/Review: discarded', 'Failed'],
  },
  {
    message: 'Failed to update venue. Please try again.',
    how: 'A save fails; the form stays as it was typed.',
    story: ['Screens/Back office/Review: edit', 'Failed'],
  },
  {
    message: 'Failed to create venue. Please try again.',
    how: 'A creation fails; the form stays as it was typed.',
    story: ['Screens/Back office/Add venue', 'Failed'],
  },
  {
    message: 'Venue name is required',
    how: 'A new venue has no name.',
    story: ['Screens/Errors/Add venue', 'NameRequired'],
  },
  {
    message: 'Country is required',
    how: 'A new venue has no country.',
    story: ['Screens/Errors/Add venue', 'CountryRequired'],
  },
  {
    message: 'Country code is required',
    how: 'A new venue has no country code.',
    story: ['Screens/Errors/Add venue', 'CountryCodeRequired'],
  },
  {
    message: 'City is required',
    how: 'A new venue has no city.',
    story: ['Screens/Errors/Add venue', 'CityRequired'],
  },
  {
    message: 'Street address is required',
    how: 'A new venue has no street.',
    story: ['Screens/Errors/Add venue', 'StreetRequired'],
  },
  {
    message: 'House number is required',
    how: 'A new venue has no house number.',
    story: ['Screens/Errors/Add venue', 'NumberRequired'],
  },
  {
    message: 'Postal code is required',
    how: 'A new venue has no postal code.',
    story: ['Screens/Errors/Add venue', 'PostalCodeRequired'],
  },
  {
    message: 'State/Province is required',
    how: 'A new venue has no state or province.',
    story: ['Screens/Errors/Add venue', 'StateRequired'],
  },
  {
    message: 'State code is required',
    how: 'A new venue has no state code.',
    story: ['Screens/Errors/Add venue', 'StateCodeRequired'],
  },
  {
    message: 'At least one sport must be selected',
    how: 'A new venue has no sport.',
    story: ['Screens/Errors/Add venue', 'SportsRequired'],
  },
  {
    message: ['Venue {name} created successfully', VENUE],
    how: 'A creation succeeds.',
    story: ['Screens/Errors/Add venue', 'Created'],
  },
  {
    message: 'No address found. Try with street and city, or fill in the details yourself.',
    how: 'The address search fails, which is only logged, or finds nothing.',
    story: ['Screens/Errors/Add venue', 'NoAddress'],
  },
  {
    message: 'No venues found matching your criteria',
    how: 'No venue fits the filters.',
    story: ['Screens/Back office/Review: pending', 'Empty'],
  },
  {
    message: 'Privacy policy not found.',
    how: 'The server responds without the document.',
    story: ['Screens/Public site/Privacy policy', 'Failed'],
  },
  {
    message: 'Error loading privacy policy.',
    how: 'The server cannot be reached.',
    story: ['Screens/Public site/Privacy policy', 'Offline'],
  },
  {
    message: 'Terms and conditions not found.',
    how: 'The server responds without the document.',
    story: ['Screens/Public site/Terms and conditions', 'Failed'],
  },
  {
    message: 'Error loading terms and conditions.',
    how: 'The server cannot be reached.',
    story: ['Screens/Public site/Terms and conditions', 'Offline'],
  },
  {
    message: 'Content not available.',
    how: 'The server responds without the document of a section.',
    story: ['Screens/Public site/Guide', 'Failed'],
  },
  {
    message: 'Error loading content.',
    how: 'A section cannot be requested.',
    story: ['Screens/Public site/Guide', 'Offline'],
  },
  {
    message: 'No image',
    how: 'A venue has no picture, or its picture fails to load.',
    story: ['Screens/Errors/Venues', 'NoImage'],
  },
  {
    message: 'Unexpected Application Error!',
    how: 'A page cannot be drawn, or there is none at the address.',
    story: ['Screens/Public site/Fallback', 'Failed'],
  },
];
