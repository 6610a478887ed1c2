import { ENDPOINTS, listPath, PATHS } from '@campetto/contract';
import { HttpResponse, http } from 'msw';
import type { VenueDraft } from '../../venue-client/create/draft.ts';
import { FULL_DRAFT } from '../exampleVenue.ts';
import { VENUES, venueList } from '../handlers.ts';
import { creating, refusing } from '../screens/backOffice.ts';
import type { ScreenState } from '../screens/screen.ts';

interface ErrorPage {
  /** The title of its stories. */
  title: `Screens/${string}`;
  path: string;
  states: Record<string, ScreenState>;
}

const refused = (code: string, shows: string): ScreenState => ({ shows, ...refusing(code) });

const lacking = (shows: string, lack: Partial<VenueDraft>): ScreenState => ({
  shows,
  draft: { ...FULL_DRAFT, ...lack },
  steps: [{ press: 'Create venue' }],
});

const lackingAddress = (shows: string, field: keyof VenueDraft['address']): ScreenState =>
  lacking(shows, { address: { ...FULL_DRAFT.address, [field]: '' } });

const [first] = VENUES;

/** The messages of the error catalogue that no state of a screen shows. */
export const ERROR_STATES = {
  signInErrors: {
    title: 'Screens/Errors/Sign-in',
    path: PATHS.admin,
    states: {
      UserNotFound: refused('user-not-found', 'No user found with this email address'),
      WrongPassword: refused('wrong-password', 'Invalid password'),
      InvalidEmail: refused('invalid-email', 'Invalid email address'),
      TooManyRequests: refused(
        'too-many-requests',
        'Too many failed attempts. Please try again later',
      ),
      AnyOther: refused('internal-error', 'Failed to log in. Please try again'),
    },
  },
  addVenueErrors: {
    title: 'Screens/Errors/Add venue',
    path: PATHS.addVenue,
    states: {
      NameRequired: lacking('Venue name is required', { name: '' }),
      CountryRequired: lackingAddress('Country is required', 'country'),
      CountryCodeRequired: lackingAddress('Country code is required', 'countryCode'),
      CityRequired: lackingAddress('City is required', 'city'),
      StreetRequired: lackingAddress('Street address is required', 'street'),
      NumberRequired: lackingAddress('House number is required', 'number'),
      PostalCodeRequired: lackingAddress('Postal code is required', 'postalCode'),
      StateRequired: lackingAddress('State/Province is required', 'state'),
      StateCodeRequired: lackingAddress('State code is required', 'stateCode'),
      SportsRequired: lacking('At least one sport must be selected', { sportIds: [] }),
      Created: {
        shows: ['Venue {name} created successfully', { name: FULL_DRAFT.name }],
        ...creating(() => HttpResponse.json({ venueId: '7d9f2c1e-5b1a-4b0e-9a51-0c6b8f3a2d44' })),
      },
      NoAddress: {
        shows: 'No address found. Try with street and city, or fill in the details yourself.',
        handlers: [http.get(ENDPOINTS.addressSearch.path, () => HttpResponse.error())],
        steps: [{ type: 'Via Roma', into: 'Search address' }],
      },
    },
  },
  venueErrors: {
    title: 'Screens/Errors/Venues',
    path: PATHS.venues,
    states: {
      NoImage: {
        shows: 'No image',
        handlers: [http.get(listPath('pending'), venueList(first ? [first] : []))],
      },
    },
  },
} satisfies Record<string, ErrorPage>;
